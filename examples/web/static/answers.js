// What a person is answered who asks: what a card does, why something cannot be done, what an action would lead to, what the rules say.

import { t } from "./words.js";

const STOPPED = { hidden: "What comes next depends on something that you do not see.", luck: "Luck decides what comes next." };
const CARDS = "[data-card]";

export const made = (name, text = "", kind = "") => {
  const element = document.createElement(name);
  element.textContent = text;
  if (kind) element.className = kind;
  return element;
};

export const nameOf = (element) => element?.getAttribute("aria-label") ?? element?.querySelector(":scope > title")?.textContent ?? "";

// The beginning of a long name, such as that of a card with all that it does.
const LONG = 48;
export function brief(name) {
  if (name.length <= LONG) return name;
  return (name.match(/^.{3,48}?(?=[:.;] )/) ?? name.match(/^.{3,48}?(?=, )/) ?? [name])[0];
}

export function answers(client, transport, $) {
  let card = "";

  // Sentences of cards are English, whatever the page speaks.
  const described = (cards) => cards.flatMap(({ name, numbers, text }) => {
    const figures = numbers.map(([what, number]) => `${what} ${number}`).join(", ");
    return [made("h3", name), ...(figures ? [made("p", figures)] : []), ...text.map((sentence) => Object.assign(made("p", sentence), { lang: "en" }))];
  });

  async function tellCard(id) {
    if (!id || id === card) return;
    card = id;
    const answer = await transport.ask({ type: "card", card: id });
    if (card !== id || !answer.cards) return;
    $("card").replaceChildren(...described(answer.cards));
    $("cards").value = id;
  }

  const idOf = (target) => target.closest?.(CARDS)?.dataset.card;

  // A tap on what cannot be chosen: why not, what else it is for, and the card whole.
  let tapped = 0;
  async function missed(target) {
    const mine = ++tapped;
    const element = target.closest("[data-anchor]") ?? target.closest(CARDS);
    const id = idOf(target);
    client.refuse(null);
    $("answer").replaceChildren();
    if (!element) return;
    const past = $("past").contains(element); // a card may still be looked at
    const anchor = past ? "" : element.dataset.anchor;
    const [why, told] = await Promise.all([anchor ? transport.ask({ type: "why", anchor }) : {}, id ? transport.ask({ type: "card", card: id }) : {}]);
    if (mine !== tapped) return;
    if (client.shown.over || past) why.can = [];
    else if (why.why ?? why.refused) client.refuse(why.why ?? why.refused);
    else if (!why.can?.length) {
      const thing = brief(nameOf(element)); // the question stands above it
      client.refuse({ message: thing ? t("{thing}: nothing to choose here now.", { thing }) : t("Nothing to choose here now."), rule: null });
    }
    const buttons = made("div", "", "row");
    buttons.append(...(why.can ?? []).map((one) => client.button(one.label, () => client.act(one))));
    $("answer").replaceChildren(...(buttons.childElementCount ? [made("p", t("You can do this with it:")), buttons] : []), ...described(told.cards ?? []));
    $("refusal").parentElement.scrollTop = 0;
  }
  client.onmissed = missed;
  $("past").addEventListener("click", ({ target }) => missed(target));

  // What an action would lead to, before it is taken.
  const pressed = (button) => button.getAttribute("aria-pressed") === "true";
  for (const name of ["looking", "asking"]) $(name).onclick = () => $(name).setAttribute("aria-pressed", String(!pressed($(name))));
  client.before = (one) => {
    if (!pressed($("asking"))) return true;
    tellWould(one);
    return false;
  };

  async function tellWould(one) {
    const answer = await transport.ask({ type: "would", action: one.action });
    if (answer.refused) return client.refuse(answer.refused);
    const steps = made("ol");
    steps.append(...answer.steps.map(({ text, card, sentence }) => {
      const line = made("li", text);
      if (sentence) line.append(Object.assign(made("blockquote", sentence), { lang: "en", title: card }));
      return line;
    }));
    const row = made("div", "", "row");
    const clear = () => $("answer").replaceChildren();
    row.append(client.button(t("Do it"), () => (clear(), client.act(one, true))), client.button(t("Choose something else"), () => (clear(), client.choose([])), "cancel"));
    const why = answer.stopped ? t(STOPPED[answer.stopped]) : "";
    const stopped = why && why !== answer.steps.at(-1)?.text ? [made("p", why)] : []; // the last step may say it
    client.buttons.replaceChildren();
    $("answer").replaceChildren(made("h3", one.label), steps, ...stopped, row);
    row.firstElementChild.focus({ preventScroll: true });
  }

  // The card that is pointed at, reached by the keyboard, tapped or picked from the list.
  for (const kind of ["pointerover", "focusin"]) $("stage").addEventListener(kind, ({ target }) => tellCard(idOf(target)));
  $("cards").onchange = () => tellCard($("cards").value);
  $("stage").addEventListener("click", (event) => {
    if (!pressed($("looking"))) return;
    event.stopPropagation();
    missed(event.target);
  }, true);

  let listed = "";
  function listCards() {
    const found = new Map();
    for (const element of $("board").querySelectorAll(CARDS)) {
      const id = element.getAttribute("data-card");
      if (!found.has(id)) found.set(id, nameOf(element) || id);
    }
    const now = JSON.stringify([...found]);
    if (now === listed) return;
    listed = now;
    const options = [...found].map(([id, title]) => new Option(title, id));
    $("cards").replaceChildren(new Option(t(options.length ? "Choose a card" : "None now"), ""), ...options);
    $("cards").value = found.has(card) ? card : "";
  }

  // The rules, which are asked for once.
  let rulebook = null;
  $("rules").ontoggle = async () => {
    if (!$("rules").open || rulebook) return;
    const answer = await transport.ask({ type: "rules" });
    if (answer.refused) return client.refuse(answer.refused);
    rulebook = answer.rules.map(({ id, title, text }) => {
      const details = made("details");
      details.append(made("summary", `${title} (${id})`), made("p", text.replaceAll("``", "")));
      return { details, text: `${title} ${id} ${text}`.toLowerCase() };
    });
    $("edition").textContent = answer.edition ?? answer.title;
    $("rulebook").replaceChildren(...rulebook.map(({ details }) => details));
    seek();
  };
  function seek() {
    const words = $("sought").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { details, text } of rulebook ?? []) {
      details.hidden = !words.every((word) => text.includes(word));
      count += Number(!details.hidden);
    }
    $("found").textContent = t("Rules found: {count}", { count });
  }
  $("sought").oninput = seek;

  return { listCards, clear: () => $("answer").replaceChildren() };
}
