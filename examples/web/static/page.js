// Everything around the picture of a table: seats, invitations, taking back, what cards do, what happened. It knows no rules either.
// `transport` is asked and tells, as for Client; `place` says how seats are kept: invited(), sit(name), leave(seat), link(invitation),
// elsewhere(seat). Without one there is nobody to invite: a page for one device.

import { Client } from "./client.js";
import { speakPage, t, tellLanguages } from "./words.js";

const $ = (id) => document.getElementById(id);
const STATES = { open: "", lost: "The connection is lost; trying again.", gone: "There is no such table." };

export function page(transport, place = null) {
  const client = new Client(transport, { board: $("board"), question: $("question"), buttons: $("buttons"), refusal: $("refusal") }, show, t);
  speakPage();
  let told = null; // what was shown last
  let zoom = 1;
  let invited = null; // the seat that a link is shown for

  transport.onstate = (state, hello) => {
    $("state").textContent = t(STATES[state]);
    if (hello?.languages) tellLanguages($("language"), hello.languages);
    $("sit").hidden = state === "gone" || !place?.invited();
  };

  function show(shown) {
    const before = told;
    told = shown;
    $("title").textContent = shown.title;
    document.title = shown.actions.length ? t("Your turn: {game}", { game: shown.title }) : shown.title;
    later(() => tellNews(shown, before));
    tellSeats(shown);
    tellControls(shown);
    if ($("past").hidden) tellPly(shown.ply);
    else $("ply").max = shown.ply;
    later(listCards);
    if (shown.table && shown.seat !== null && !shown.table.started && !shown.table.luck[shown.seat]) {
      const random = crypto.getRandomValues(new Uint8Array(16)); // mixed into the luck, so that the host alone does not choose it
      transport.ask({ type: "luck", text: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("") });
    }
  }

  // What can wait until the picture has been painted is done then, one after the other, so that nothing blocks the page for long.
  const tasks = [];
  function later(task) {
    if (tasks.push(task) > 1) return;
    const next = () => {
      const task = tasks.shift();
      if (tasks.length) setTimeout(next);
      task();
    };
    if (document.hidden) setTimeout(next);
    else requestAnimationFrame(() => setTimeout(next));
  }

  // Seats

  const named = (seat) => {
    const chair = told.table?.seats[seat];
    return chair?.name ? t("{name} (seat {seat})", { name: chair.name, seat }) : t("Seat {seat}", { seat });
  };

  let seatsTold = "";
  function tellSeats(shown) {
    const chairs = shown.table?.seats ?? [];
    const news = JSON.stringify([chairs, shown.seat, shown.to_act, shown.over]);
    if (news === seatsTold) return; // leave buttons alone that somebody may be about to press
    seatsTold = news;
    if (invited !== null && chairs[invited]?.kind === "person") $("link").hidden = true;
    $("seats").replaceChildren(...chairs.map((chair, seat) => {
      const line = document.createElement("li");
      line.classList.toggle("acting", shown.to_act.includes(seat));
      line.classList.toggle("mine", seat === shown.seat);
      const who = document.createElement("span");
      who.textContent = named(seat);
      const how = document.createElement("small");
      how.textContent = [
        seat === shown.seat ? t("you") : chair.kind === "bot" ? t(shown.table.started ? "a bot" : "a bot, unless somebody comes") : t(chair.here ? "here" : "away"),
        shown.to_act.includes(seat) ? t("to act") : "",
      ].filter(Boolean).join(", ");
      line.append(who, " ", how);
      if (place && shown.seat === shown.table.host && chair.kind === "bot" && !shown.over) {
        const invite = client.button(t("Invite"), () => {
          invited = seat;
          link({ type: "invite", seat }, (answer) => place.link(answer.invitation), t("Send this link to one person: it works once."));
        });
        invite.setAttribute("aria-label", t("Invite somebody to seat {seat}", { seat }));
        line.append(" ", invite);
      }
      return line;
    }));
  }

  async function link(message, address, title) {
    const answer = message ? await transport.ask(message) : {};
    if (answer.refused) return client.refuse(answer.refused);
    $("link-title").textContent = title;
    $("address").value = address(answer);
    $("link").hidden = false;
    $("address").select();
  }

  function tellControls(shown) {
    const { table, seat } = shown;
    const sits = Boolean(table) && seat !== null;
    const undo = table?.undo;
    $("start").hidden = !sits || table.started;
    $("undo").hidden = !sits || !table.started || shown.over || Boolean(undo);
    $("agree").hidden = !undo?.open.includes(seat);
    $("decline").hidden = !undo || !(undo.open.includes(seat) || undo.by === seat);
    $("decline").textContent = t(undo?.by === seat ? "Do not take back" : "Decline");
    $("move").hidden = $("leave").hidden = !sits || !place;
    $("sit").hidden = !place?.invited();
    $("notice").textContent = undo
      ? t("{name} asks to take back the last action (steps: {count}).", { name: named(undo.by), count: undo.count })
      : shown.over ? ending(shown) : table && !table.started ? t(sits ? "Start when all have come." : "The match has not begun.") : waiting(shown);
    if (!shown.question && !shown.over) $("question").textContent = "";
    $("luck").textContent = !table ? "" : table.seed ? t("The seed of the luck was {seed}.", table) : t("The luck is fixed by the commitment {commitment}.", table);
  }

  function waiting(shown) {
    return shown.to_act.length && !shown.question ? t("Waiting for {names}.", { names: shown.to_act.map(named).join(", ") }) : "";
  }

  function ending(shown) {
    if (!shown.outcome) return shown.retired === null ? t("The game is over.") : t("{name} has left; the game is over.", { name: named(shown.retired) });
    const { winners, scores, rule } = shown.outcome;
    const names = winners.map(named).join(", ");
    return t(winners.length > 1 ? "Victory is shared: {names}. {scores} ({rule})" : "Victory: {names}. {scores} ({rule})", { names, scores: scores.join(" : "), rule });
  }

  const tell = async (message) => client.refuse((await transport.ask(message)).refused ?? null);
  $("start").onclick = () => tell({ type: "start" });
  $("undo").onclick = () => tell({ type: "undo" });
  $("agree").onclick = () => tell({ type: "agree", agreed: true });
  $("decline").onclick = () => tell({ type: "agree", agreed: false });
  $("leave").onclick = async () => client.refuse((await place.leave(told.seat)).refused ?? null);
  $("move").onclick = () => link(null, () => place.elsewhere(told.seat), t("Your own seat on another device: show this link to nobody."));
  $("copy").onclick = () => navigator.clipboard?.writeText($("address").value);
  $("sit").onsubmit = async (event) => {
    event.preventDefault();
    client.refuse((await place.sit($("name").value)).refused ?? null);
    $("sit").hidden = !place.invited();
  };

  // What cards do: the one that is pointed at, reached by the keyboard, tapped or picked from the list.

  let card = "";
  async function tellCard(id) {
    if (!id || id === card) return;
    card = id;
    const answer = await transport.ask({ type: "card", card: id });
    if (card !== id || !answer.cards) return;
    $("card").replaceChildren(...answer.cards.flatMap(({ name, id, numbers, text }) => {
      const title = document.createElement("h3");
      title.textContent = answer.cards.length > 1 ? `${name} (${id.split("/").pop()})` : name;
      const figures = numbers.map(([what, number]) => `${what.replaceAll("_", " ")} ${number}`).join(", ");
      return [title, ...[figures, ...text].map((sentence) => {
        const line = document.createElement("p");
        line.textContent = sentence;
        return line;
      })];
    }));
    $("cards").value = id;
  }

  let listed = "";
  function listCards() {
    const found = new Map();
    for (const element of $("board").querySelectorAll("[data-card]")) {
      const id = element.getAttribute("data-card");
      if (!found.has(id)) found.set(id, element.getAttribute("aria-label") ?? id);
    }
    const now = JSON.stringify([...found]);
    if (now === listed) return;
    listed = now;
    const options = [...found].map(([id, title]) => new Option(title, id));
    $("cards").replaceChildren(new Option(t(options.length ? "Choose a card" : "None now"), ""), ...options);
    $("cards").value = found.has(card) ? card : "";
  }

  const pointed = (event) => tellCard(event.target.closest?.("[data-card]")?.dataset.card);
  for (const kind of ["pointerover", "focusin", "click"]) $("stage").addEventListener(kind, pointed);
  $("cards").onchange = () => tellCard($("cards").value);
  $("looking").onclick = () => $("looking").setAttribute("aria-pressed", String($("looking").getAttribute("aria-pressed") === "false"));
  $("stage").addEventListener("click", (event) => {
    if ($("looking").getAttribute("aria-pressed") === "true") {
      event.stopPropagation();
      pointed(event);
    }
  }, true);

  // What happened, and how it looked

  function tellNews(shown, before) {
    const list = $("news");
    if (!before || before.seat !== shown.seat || before.table?.started !== shown.table?.started) list.replaceChildren();
    while (Number(list.lastChild?.dataset.ply) > shown.since) list.lastChild.remove();
    for (const old of list.querySelectorAll(".new")) old.classList.remove("new");
    list.append(...shown.news.map(([ply, text]) => {
      const line = document.createElement("li");
      line.textContent = text;
      line.dataset.ply = ply;
      line.className = "new";
      return line;
    }));
    while (list.children.length > 500) list.firstChild.remove();
    requestAnimationFrame(() => ($("happened").scrollTop = $("happened").scrollHeight)); // where it is laid out anyway
  }

  function tellPly(ply) {
    $("ply").max = told.ply;
    $("ply").value = ply;
    const now = $("past").hidden;
    $("ply-label").textContent = now ? t("Position now") : t("After step {ply} of {all}", { ply, all: told.ply });
    $("back").disabled = ply <= 0;
    $("forth").disabled = $("now").disabled = now;
  }

  let wanted = null;
  async function look(ply) {
    wanted = ply;
    if (ply >= told.ply) {
      $("past").hidden = true;
      $("board").hidden = false;
      return tellPly(told.ply);
    }
    const answer = await transport.ask({ type: "look", ply });
    if (wanted !== ply) return;
    if (answer.refused) return client.refuse(answer.refused);
    const drawn = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
    const news = document.createElement("p");
    news.textContent = answer.news.join(" ");
    $("past").replaceChildren(document.importNode(drawn, true), news);
    $("past").hidden = false;
    $("board").hidden = true;
    tellPly(ply);
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

  function enlarge(factor) {
    zoom = Math.min(4, Math.max(1, zoom * factor));
    $("stage").style.setProperty("--zoom", zoom);
    $("smaller").disabled = zoom <= 1;
  }
  $("smaller").onclick = () => enlarge(1 / 1.25);
  $("larger").onclick = () => enlarge(1.25);
  enlarge(1);
}
