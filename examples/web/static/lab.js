// From a table to the ruling lab, at the position that is on the screen: the lab is told only what one sees of it.

import { language } from "./words.js";

export function leadToLab(client, transport, address, $) {
  $("lab").hidden = false;
  $("lab").onclick = async () => {
    const tab = open("", "_blank"); // at once, or the browser takes it for an advertisement
    const answer = await transport.ask({ type: "lab", ply: $("past").hidden ? null : Number($("ply").value) });
    if (answer.refused || !tab) {
      tab?.close();
      return client.refuse(answer.refused ?? null);
    }
    const link = new URLSearchParams({ position: JSON.stringify(answer.case), language });
    if (answer.pack) link.set("pack", answer.pack);
    tab.opener = null;
    tab.location.replace(new URL(`${address}#${link}`, location.href));
  };
}
