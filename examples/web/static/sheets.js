// On a narrow screen what stands beside the board is in sheets, one at a time; the bar at the bottom opens them.

import { t } from "./words.js";

const NARROW = matchMedia("(max-width: 60rem) and (min-height: 30rem)"); // as in style.css

export function sheets($) {
  const [bar, aside, board] = [$("bar"), $("aside"), $("to-board")];
  const openers = [...bar.querySelectorAll("[data-opens]")];
  const covered = [document.querySelector("main"), $("act")];
  let due = false; // whether something is to be chosen on the board

  const opened = () => aside.dataset.open ?? "";

  function tell() {
    for (const opener of openers) opener.setAttribute("aria-expanded", String(opener.dataset.opens === opened()));
    for (const place of covered) place.inert = opened() !== "";
    board.setAttribute("aria-pressed", String(!opened()));
    board.classList.toggle("due", due && opened() !== "");
    board.setAttribute("aria-label", t(due && opened() ? "Board: your turn" : "Board"));
  }

  function open(name) {
    if (!NARROW.matches || name === opened()) return;
    aside.dataset.open = name;
    tell();
    const sheet = aside.querySelector(`[data-in="${name}"]`);
    if (sheet.matches("details")) sheet.open = true;
    if (name === "log") $("happened").scrollTop = $("happened").scrollHeight;
    aside.scrollTop = 0;
    sheet.querySelector("summary, h2").focus({ preventScroll: true });
  }

  // Whoever was in the sheet goes on where it was opened.
  function close(home = openers.find((one) => one.dataset.opens === opened())) {
    const inside = aside.contains(document.activeElement);
    delete aside.dataset.open;
    tell();
    if (inside) home?.focus({ preventScroll: true });
  }

  for (const opener of openers) opener.onclick = () => (opener.dataset.opens === opened() ? close() : open(opener.dataset.opens));
  board.onclick = () => close();
  for (const place of [bar, aside]) {
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !opened()) return;
      event.stopPropagation();
      close();
    });
  }
  // What is unfolded below the log has the whole width, and is seen.
  aside.addEventListener("toggle", ({ target }) => {
    const part = [...aside.children].find((one) => one === target || one === target.parentElement);
    part?.classList.toggle("unfolded", target.open);
    if (target.open && !NARROW.matches) target.scrollIntoView({ block: part ? "start" : "nearest" });
  }, true);
  NARROW.addEventListener("change", () => opened() && close());
  tell();

  return {
    open,
    close,
    tell(shown) {
      due = shown.actions.length > 0;
      tell();
    },
  };
}
