// What happened, in sentences, each leading to the position after it, and the way back to now.

import { t } from "./words.js";

const MOST_LINES = 500;

// `onlook` is called when somebody follows a sentence to its position.
export function history(client, transport, screen, $, onlook) {
  let told = null;
  let wanted = null;

  function tellNews(shown, before) {
    const list = $("news");
    if (!before || before.seat !== shown.seat || before.table?.started !== shown.table?.started) list.replaceChildren();
    while (Number(list.lastChild?.dataset.ply) > shown.since) list.lastChild.remove();
    for (const old of list.querySelectorAll(".new")) old.classList.remove("new");
    list.append(...shown.news.map(([ply, text]) => {
      const line = document.createElement("li");
      line.append(client.button(text, () => follow(ply), "step"));
      line.dataset.ply = ply;
      line.classList.add("new");
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
    for (const line of $("news").children) line.classList.toggle("shown", !now && Number(line.dataset.ply) === ply);
  }

  async function follow(ply) {
    const reader = document.activeElement;
    onlook();
    await look(ply);
    if (!reader.checkVisibility()) $("past").querySelector("button")?.focus({ preventScroll: true });
  }

  async function look(ply) {
    wanted = ply;
    if (ply >= told.ply) {
      $("past").hidden = true;
      $("board").hidden = false;
      screen.fit();
      return tellPly(told.ply);
    }
    const answer = await transport.ask({ type: "look", ply });
    if (wanted !== ply) return;
    if (answer.refused) return client.refuse(answer.refused);
    const drawn = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
    const news = document.createElement("p");
    news.setAttribute("role", "status");
    news.textContent = answer.news.join(" ");
    const back = client.button(t("Back to now"), () => look(Infinity), "main");
    const then = document.createElement("div");
    then.id = "then";
    then.append(back, news);
    $("past").replaceChildren(then, document.importNode(drawn, true));
    $("past").hidden = false;
    $("board").hidden = true;
    screen.fit();
    tellPly(ply);
    $("stage").scrollIntoView({ block: "nearest" });
  }
  $("ply").oninput = () => look(Number($("ply").value));
  $("back").onclick = () => look(Math.max(0, Number($("ply").value) - 1));
  $("forth").onclick = () => look(Number($("ply").value) + 1);
  $("now").onclick = () => look(Infinity);

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
      if ($("past").hidden) tellPly(shown.ply);
      else $("ply").max = shown.ply;
    },
  };
}
