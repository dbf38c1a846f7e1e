// A position as the end of an address, which browsers send to nobody: with the language of the page, and with the pack of cards that it is on.

import { language } from "./static/words.js";

export const LONGEST = 8000; // characters of a pack in a link: programs that pass links on cut longer ones off

// The end of an address. `call` asks Python; a longer pack than LONGEST is left out, and the link says so.
export async function linkTo(call, position, pack = null) {
  const link = new URLSearchParams({ position: JSON.stringify(position), language });
  if (pack) {
    const text = await call("sharing:packed", pack);
    if (text.length <= LONGEST) link.set("pack", text);
    else link.set("without", pack.title);
  }
  return `#${link}`;
}

// What the address of this page brings: a position, its pack, and the title of a pack that was too long for it; null: no position.
export async function broughtBy(call) {
  const link = new URLSearchParams(location.hash.slice(1));
  if (!link.has("position")) return null;
  const [given, text] = [link.get("position"), link.get("pack")];
  const position = given.startsWith("{") ? JSON.parse(given) : await call("sharing:unpacked", given); // the documentation packs positions too
  return { position, pack: text ? await call("sharing:unpacked", text) : null, without: link.get("without") };
}
