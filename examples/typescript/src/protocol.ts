// What the server of examples/web says, and a table there, for the types of any game.

import WebSocket from "ws";

type Params = readonly (readonly [name: string, value: string | number])[];

/** Why something was refused: for every game with keys of its own. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly message: string;
  readonly params: Params;
}

export interface Decision {
  readonly rule: string;
  readonly key: string;
  readonly question: string;
  readonly params: Params;
}

/** What this client needs of the types of a game; `boardrules schema GAME --typescript` writes them as `Types`. */
export interface GameTypes {
  readonly action: object;
  readonly options_input: object;
  readonly outcome: { readonly scores: readonly number[]; readonly winners: readonly number[]; readonly rule: string };
  readonly prompt: { readonly ply: number; readonly digest: string; readonly decision: Decision | null; readonly actions: readonly object[] };
  readonly refusal: Refusal;
}

/** A sentence before it is one: its key, what fills it in, and what is said where no language has the key. */
export interface Message {
  readonly key: string;
  readonly params: readonly (readonly [name: string, value: Argument])[];
  readonly text: string | null;
}

export type Argument = string | number | Message | readonly Message[];

/** What a seat sees and is asked, with messages for what `happened` and, in their order, for the `actions`. */
export interface Prompted<T extends GameTypes> {
  readonly prompt: T["prompt"];
  readonly happened: readonly Message[];
  readonly actions: readonly Message[];
}

/** What a client is shown: of all that a page needs, this client uses these. */
export interface Shown<T extends GameTypes> {
  readonly seat: number | null;
  readonly ply: number;
  readonly over: boolean;
  readonly outcome: T["outcome"] | null;
  readonly to_act: readonly number[];
  readonly table: { readonly started: boolean; readonly seed: string | null };
}

export interface Refused<T extends GameTypes> {
  readonly message: string;
  readonly rule: { readonly id: string; readonly title: string; readonly text: string } | null;
  readonly refusal: T["refusal"] | null;
}

/** What may be asked, and what is answered. */
export interface Answers<T extends GameTypes> {
  readonly hello: { readonly asked: { readonly table: string; readonly token: string }; readonly answer: { readonly seat: number | null } };
  readonly start: { readonly asked: object; readonly answer: object };
  readonly prompt: { readonly asked: { readonly since: number }; readonly answer: Prompted<T> };
  readonly act: { readonly asked: { readonly seen: string; readonly action: T["action"] }; readonly answer: object };
  readonly log: { readonly asked: object; readonly answer: { readonly log: string } };
}

/** The server has refused something. */
export class RefusedError<T extends GameTypes> extends Error {
  constructor(readonly refused: Refused<T>) {
    super(refused.message);
  }
}

type Heard<T extends GameTypes> =
  | { readonly shown: Shown<T> }
  | ({ readonly id: number } & ({ readonly refused: Refused<T> } | Record<string, unknown>));

/** A seat at a table of the server. */
export class Table<T extends GameTypes> {
  private number = 0;
  private readonly waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  private readonly news: Shown<T>[] = [];
  private wake: (() => void) | null = null;
  private lost: Error | null = null;

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => this.hear(JSON.parse(String(data)) as Heard<T>)); // what the server says has these types
    socket.on("close", (code) => this.end(new Error(`the connection was closed: ${code}`)));
    socket.on("error", (error) => this.end(error));
  }

  /** Make a table, take its first seat, and start; bots have the other seats. */
  static async make<T extends GameTypes>(server: URL, game: string, options: T["options_input"]): Promise<Table<T>> {
    const body = JSON.stringify({ game, options, name: "TypeScript" });
    const answer = await fetch(new URL("/api/tables", server), { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const made = (await answer.json()) as { readonly table: string; readonly token: string } | { readonly fault: string };
    if ("fault" in made) throw new Error(made.fault);
    const address = new URL(`/api/tables/${made.table}/socket`, server);
    address.protocol = server.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    const table = new Table<T>(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    await table.ask("hello", made);
    await table.ask("start", {});
    return table;
  }

  /** Ask the server. Rejects with {@link RefusedError}. */
  ask<K extends keyof Answers<T>>(type: K, asked: Answers<T>[K]["asked"]): Promise<Answers<T>[K]["answer"]> {
    if (this.lost) return Promise.reject(this.lost);
    const id = this.number++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...asked, type, id }));
    });
  }

  /** What there is to show, whenever something has happened; what came meanwhile is left out. */
  async *shown(): AsyncGenerator<Shown<T>, void, void> {
    for (;;) {
      const last = this.news.at(-1);
      this.news.length = 0;
      if (last) {
        yield last;
        if (last.over) return;
      } else {
        if (this.lost) throw this.lost;
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: Heard<T>): void {
    if ("shown" in message) {
      this.news.push(message.shown as Shown<T>);
      this.wake?.();
      return;
    }
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ("refused" in message) asked?.reject(new RefusedError(message.refused as Refused<T>));
    else asked?.resolve(message as never);
  }

  private end(error: Error): void {
    this.lost = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.wake?.();
  }
}
