/** Pictures in pieces: puts a picture into a page, and the changes that lead from it to the next. */

/** Everything around the pieces of a picture: its size in pixels, words, the colour of the table, shared definitions. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly ground: string;
  readonly defs: string;
  readonly role: "img" | "group";
}

/** A drawing as SVG. In {@link Changes} parts that the page has already may be named: `[from, count]` in the book, see docs/how-to/pieces.md. */
export type Drawing = string | readonly (string | readonly [from: number, count: number])[];

/** One thing in a picture. The same thing has the same key in the next picture. */
export interface Piece<D extends Drawing = Drawing> {
  readonly key: string;
  readonly drawing: D;
  readonly x: number;
  readonly y: number;
}

/** A picture, its pieces in the order in which they are painted. Without a frame it is a whole document in one piece. */
export interface Picture {
  readonly frame: Frame | null;
  readonly pieces: readonly Piece<string>[];
}

/** The difference between two pictures, applied in this order. */
export interface Changes {
  /** The fields of the frame that are other. A description may name parts of the old one, which is cut after ", " and ". ". */
  readonly frame?: (Partial<Omit<Frame, "description">> & { readonly description?: Drawing }) | null;
  /** Keys of pieces to remove, or to put elsewhere. */
  readonly gone?: readonly string[];
  /** Pieces whose drawing is new. */
  readonly drawn?: readonly Piece[];
  readonly moved?: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  /** By how much all pieces are moved that stay and are neither in `drawn` nor in `moved`. */
  readonly shift?: { readonly x: number; readonly y: number } | null;
  /** Pieces to insert, each right after another one, or first. */
  readonly put?: readonly { readonly piece: Piece; readonly after: string | null }[];
}

/** What is shown next: a whole picture, or what leads from the picture of number `from` to that of `number`; without `changes` it is the same. */
export type Message =
  | { readonly number: number; readonly whole: Picture }
  | { readonly number: number; readonly from: number; readonly changes?: Changes };

/** What is marked in a picture, by anchors. */
export interface Marks {
  /** What may be chosen: becomes a button, reached by the keyboard. */
  readonly targets?: Iterable<string> & { readonly length: number };
  readonly chosen?: Iterable<string>;
  /** What was pointed at last. */
  readonly focus?: string | null;
  /** What the thing that was chosen reaches. */
  readonly reach?: Iterable<string>;
}

/** The colours of marks. Style sheets can set others: `[data-mark="target"]`, `[data-mark="chosen"]`. */
export interface Colors {
  readonly target?: string;
  readonly chosen?: string;
  readonly reach?: string;
}

/** A picture in an element of a page. */
export class Pieces {
  /**
   * `slack` is the share of a picture's height that is kept as room below it, in which it may grow: with another height, browsers lay out all
   * its words anew. None unless given.
   */
  constructor(place: Element, colors?: Colors, options?: { readonly slack?: number });
  readonly place: Element;
  /** The picture itself; the same element as long as pictures have pieces. */
  readonly svg: SVGSVGElement | null;
  /** The number of the picture that is shown, null before the first one and after damage. */
  readonly number: number | null;
  /** Show a picture, or changes that lead to it. False if they do not lead from what is shown, or are damaged: ask for the whole then. */
  show(message: Message): boolean;
  /** The elements of the pieces with these keys, of all by default; keys that no piece has are passed over. */
  elements(keys?: Iterable<string> | null): readonly SVGElement[];
  /** Mark these things and no others. */
  mark(marks?: Marks): void;
}
