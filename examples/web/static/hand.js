// What may be chosen is at hand: the picture scrolls to it, and where the screen is narrow, a few things are buttons in the panel, too.

import { brief, made, nameOf } from "./answers.js";

const MOST = 12; // things that are buttons in the panel

export function hand(client, $) {
  const [stage, place] = [$("stage"), $("hand")];

  client.onoffered = (targets) => {
    const found = targets.map((anchor) => client.board.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)).filter(Boolean);
    tell(found.length <= MOST ? found : []);
    show(found);
  };

  function tell(found) {
    place.replaceChildren(...found.map((element) => {
      const piece = client.button("", () => client.point(element), "piece");
      const [name, seen] = [nameOf(element), brief(nameOf(element))];
      if (name !== seen) piece.setAttribute("aria-label", name);
      piece.append(made("span", seen)); // two lines of it are seen
      return piece;
    }));
  }

  // Something to choose is seen, without a search for it.
  function show(found) {
    const room = stage.getBoundingClientRect();
    const seen = (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= room.top && bottom <= room.bottom && left >= room.left && right <= room.right;
    };
    if (!found.length || found.some(seen)) return;
    const { top, bottom, left, right } = found[0].getBoundingClientRect();
    stage.scrollBy({ top: (top + bottom - room.top - room.bottom) / 2, left: (left + right - room.left - room.right) / 2 });
  }

  // Arrows lead from the picture to the buttons and back.
  stage.addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && event.target.matches('[role="button"]') && (event.key === "ArrowDown" || event.key === "ArrowRight")) go(event, client.buttons.firstElementChild);
  });
  client.buttons.addEventListener("keydown", (event) => {
    const on = document.activeElement;
    if (event.key === "ArrowDown" || event.key === "ArrowRight") go(event, on.nextElementSibling);
    if (event.key === "ArrowUp" || event.key === "ArrowLeft") go(event, on.previousElementSibling ?? [...client.board.querySelectorAll('[data-anchor][role="button"]')].at(-1));
  });

  function go(event, next) {
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}
