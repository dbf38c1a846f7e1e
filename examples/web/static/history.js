// What happened, in sentences, each leading to the position after it, and the way back to now. Who looks at an earlier position is offered
// nothing of what can be done now.

import { t } from "./words.js";

const MOST_LINES = 500;

// `onlook` is called when somebody follows a sentence to its position, `onmove` when another position is looked at.
export function history(client, transport, screen, $, onlook, onmove) {
  let told = null;
  let wanted = null;

  function tellNews(shown, before) {
    const list = $("news");
    const anew = !before || before.seat !== shown.seat || before.table?.started !== shown.table?.started;
    if (anew) list.replaceChildren();
    while (Number(list.lastChild?.dataset.ply) > shown.since) list.lastChild.remove();
    for (const old of list.querySelectorAll(".new")) old.classList.remove("new");
    list.append(...shown.news.map(([ply, text]) => {
      const line = document.createElement("li");
      line.append(client.button(text, () => follow(ply), "step"));
      line.dataset.ply = ply;
      line.classList.toggle("new", !anew);
      return line;
    }));
    while (list.children.length > MOST_LINES) list.firstChild.remove();
    requestAnimationFrame(() => ($("happened").scrollTop = $("happened").scrollHeight)); // where it is laid out anyway
  }

  function tellPly(ply) {
    $("ply").max = told.ply;
    $("ply").value = ply;
    const now = $("past").hidden;
    $("ply-label").textContent = now ? t("Position now") : t("After step {ply} of {all}", { ply, all: told.ply });
    $("back").disabled = ply <= 0;
    $("forth").disabled = $("now").disabled = now;
    if (document.activeElement.disabled) $("ply").focus({ preventScroll: true });
    for (const line of $("news").children) line.classList.toggle("shown", !now && Number(line.dataset.ply) === ply);
    if (!now) $("news").querySelector(".shown")?.scrollIntoView({ block: "nearest" });
  }

  async function follow(ply) {
    const reader = document.activeElement;
    onlook();
    await look(ply);
    if (!reader.checkVisibility()) $("return-now").focus({ preventScroll: true });
  }

  async function look(ply) {
    wanted = ply;
    if (ply >= told.ply) return reach(told.ply, false);
    const answer = await transport.ask({ type: "look", ply });
    if (wanted !== ply) return;
    if (answer.refused) return client.refuse(answer.refused);
    const drawn = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
    $("past").replaceChildren(document.importNode(drawn, true));
    const lines = [...$("news").children].filter((line) => Number(line.dataset.ply) === ply).map((line) => line.textContent);
    $("then-news").textContent = (lines.length ? lines : answer.news).join(" ");
    reach(ply, true);
    $("stage").scrollIntoView({ block: "nearest" });
  }

  // Show the earlier position that is there, or else the one of now.
  function reach(ply, past) {
    $("past").hidden = $("then").hidden = !past;
    $("board").hidden = past;
    document.body.classList.toggle("looking", past);
    screen.fit();
    tellPly(ply);
    onmove();
    client.refuse(null);
    client.goOn();
    if (past && !document.activeElement.checkVisibility()) $("return-now").focus({ preventScroll: true });
  }
  client.instead = () => ($("past").hidden ? "" : t("You are looking at step {ply} of {all}.", { ply: $("ply").value, all: client.shown.ply }));
  $("ply").oninput = () => look(Number($("ply").value));
  $("back").onclick = () => look(Math.max(0, Number($("ply").value) - 1));
  $("forth").onclick = () => look(Number($("ply").value) + 1);
  for (const name of ["now", "return-now"]) $(name).onclick = () => look(Infinity);

  $("log").onclick = async () => {
    const answer = await transport.ask({ type: "log" });
    if (answer.refused) return client.refuse(answer.refused);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([answer.log], { type: "application/jsonl" }));
    link.download = `${told.game}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  return {
    look,
    tellNews,
    tell(shown) {
      told = shown;
      const ply = Number($("ply").value);
      if ($("past").hidden) tellPly(shown.ply);
      else if (ply < shown.ply) tellPly(ply);
      else look(Infinity); // it was taken back
    },
  };
}
