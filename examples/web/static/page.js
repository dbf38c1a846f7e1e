// Everything around the picture of a table: seats, invitations, taking back, leaving. It knows no rules either.
// `transport` is asked and tells, as for Client; `place` says how seats are kept: invited(), sit(name), leave(), left(), back(),
// link(invitation), elsewhere(seat), follow(table). Without one there is nobody to invite: a page for one device.

import { answers } from "./answers.js";
import { Client } from "./client.js";
import { ending } from "./ending.js";
import { hand } from "./hand.js";
import { history } from "./history.js";
import { leadToLab } from "./lab.js";
import { Screen } from "./screen.js";
import { sheets } from "./sheets.js";
import { tellStates } from "./states.js";
import { steadyFocus, steadyTaps } from "./steady.js";
import { speakPage, t, tellLanguages } from "./words.js";

const $ = (id) => document.getElementById(id);
const STATES = { open: "", lost: "The connection is lost; trying again.", gone: "" };
const STEP = 1.25;

// Returns the screen, which says how pictures are wanted.
export function page(transport, place = null) {
  const client = new Client(transport, { board: $("board"), panel: $("act"), question: $("question"), buttons: $("buttons"), refusal: $("refusal") }, show, t);
  const screen = new Screen($("stage"), (now) => {
    client.pieces.colors = screen.marks;
    transport.ask({ type: "screen", ...now });
  });
  client.pieces.colors = screen.marks;
  const { listCards, clear } = answers(client, transport, $);
  speakPage();
  const beside = sheets($);
  const { look, tell: tellHistory, tellNews } = history(client, transport, screen, $, beside.close, clear);
  hand(client, $);
  steadyTaps($("board"), $("act"));
  steadyFocus($("end-title"), $("question"), $("home") ?? document.body);
  tellStates({
    told: () => $("answer").hasChildNodes() || $("refusal").hasChildNodes(),
    ended: () => !$("end").hidden,
  }, [$("answer"), $("refusal"), $("end")]);
  let told = null; // what was shown last
  let invited = null; // the seat that a link is shown for
  const tellEnding = ending(client, transport, place, look, (seat) => named(seat), $);

  transport.onstate = (state, hello) => {
    $("state").textContent = t(STATES[state]);
    document.body.classList.toggle("gone", state === "gone");
    if (state === "gone") {
      document.title = t("There is no such table.");
      $("gone-title").focus();
    }
    if (hello?.languages) tellLanguages($("language"), hello.languages);
    if (hello?.lab) leadToLab(client, transport, hello.lab, $);
    $("sit").hidden = state === "gone" || !place?.invited();
    if (state === "open" && !screen.told) transport.ask({ type: "screen", ...screen.now() });
  };

  function show(shown) {
    const before = told;
    told = shown;
    $("title").textContent = shown.title;
    document.title = shown.actions.length ? t("Your turn: {game}", { game: shown.title }) : shown.title;
    screen.fit();
    client.waiting = waiting(shown);
    if (before?.seen !== shown.seen || before.over !== shown.over) clear();
    later(() => tellNews(shown, before));
    later(() => tellHistory(shown));
    tellSeats(shown);
    tellControls(shown);
    tellEnding(shown);
    beside.tell(shown);
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

  const named = (seat) => told.table?.seats[seat]?.name || t("Player {number}", { number: seat + 1 });

  let seatsTold = "";
  function tellSeats(shown) {
    const chairs = shown.table?.seats ?? [];
    const news = JSON.stringify([chairs, shown.seat, shown.to_act, shown.over, shown.table?.started]);
    if (news === seatsTold) return; // leave buttons alone that somebody may be about to press
    seatsTold = news;
    if (invited !== null && chairs[invited]?.kind === "person") $("link").hidden = true;
    const invitations = [];
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
        invite.setAttribute("aria-label", t("Invite somebody to play as {name}", { name: named(seat) }));
        if (shown.table.started) invitations.push(invite);
        else line.append(" ", invite);
      }
      return line;
    }));
    if (!invitations.length) return;
    const more = document.createElement("details"); // out of the way once play has begun
    const title = document.createElement("summary");
    title.textContent = t("Invite somebody in place of a bot");
    for (const invite of invitations) invite.textContent = invite.getAttribute("aria-label");
    more.append(title, ...invitations);
    const line = document.createElement("li");
    line.append(more);
    $("seats").append(line);
  }

  async function link(message, address, title) {
    const answer = message ? await transport.ask(message) : {};
    if (answer.refused) return client.refuse(answer.refused);
    $("link-title").textContent = title;
    $("address").value = address(answer);
    $("link").hidden = false;
    beside.open("seats");
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
    $("return").hidden = sits || !place || !table?.left.length || !place.left();
    if (place) {
      $("move").hidden = $("leave").hidden = !sits;
      $("resign").hidden = !sits || !table.started || shown.over;
    }
    $("sit").hidden = !place?.invited();
    $("notice").textContent = undo
      ? t("{name} asks to take back the last action (steps: {count}).", { name: named(undo.by), count: undo.count })
      : sits && !table.started ? t("Start when all have come.") : "";
    $("luck").textContent = !table ? "" : table.seed ? t("The seed of the luck was {seed}.", table) : table.started ? "" : t("The luck is fixed by the commitment {commitment}.", table);
  }

  function waiting(shown) {
    if (shown.table && !shown.table.started) return t("The match has not begun.");
    return shown.to_act.length ? t("Waiting for {names}.", { names: shown.to_act.map(named).join(", ") }) : "";
  }

  // What cannot be undone is asked about first.
  function sure(question, yes) {
    $("confirm-title").textContent = question;
    $("yes").textContent = yes;
    $("confirm").returnValue = "";
    $("confirm").showModal();
    return new Promise((resolve) => {
      // The browser tells late that a question was closed, perhaps when the next one is open already.
      $("confirm").onclose = () => $("confirm").open || resolve($("confirm").returnValue === "yes");
    });
  }

  $("menu").addEventListener("click", ({ target }) => target.closest("button") && $("menu").hidePopover(), true); // first, so that the focus comes back to it
  const tell = async (message) => client.refuse((await transport.ask(message)).refused ?? null);
  $("start").onclick = () => tell({ type: "start" });
  $("undo").onclick = () => tell({ type: "undo" });
  $("agree").onclick = () => tell({ type: "agree", agreed: true });
  $("decline").onclick = () => tell({ type: "agree", agreed: false });
  if (place) {
    $("leave").onclick = async () => {
      const question = t("Leave the table? A bot plays on for you; this device can take the seat up again until somebody else has it.");
      if (await sure(question, t("Leave"))) client.refuse((await place.leave()).refused ?? null);
    };
    $("resign").onclick = async () => {
      if (await sure(t("Resign? The game ends for everybody."), t("Resign"))) tell({ type: "resign" });
    };
    $("move").onclick = () => link(null, () => place.elsewhere(told.seat), t("Your own seat on another device: show this link to nobody."));
  }
  $("return").onclick = async () => client.refuse((await place.back()).refused ?? null);
  $("copy").onclick = () => navigator.clipboard?.writeText($("address").value);
  $("sit").onsubmit = async (event) => {
    event.preventDefault();
    client.refuse((await place.sit($("name").value)).refused ?? null);
    $("sit").hidden = !place.invited();
  };

  function enlarge(factor) {
    screen.enlarge(factor);
    $("smaller").disabled = screen.zoom <= screen.smallest;
  }
  $("smaller").onclick = () => enlarge(1 / STEP);
  $("larger").onclick = () => enlarge(STEP);
  if ($("colors")) {
    $("colors").value = screen.colors;
    $("colors").onchange = () => (screen.colors = $("colors").value);
  }
  return screen;
}
