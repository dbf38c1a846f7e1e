// The keyboard in the picture: Enter chooses, Escape begins again, arrows go to the nearest thing to choose in that direction, Home and End
// to the first and the last.

const TOWARDS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2; // what lies across counts so much more than what lies ahead

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

// Where a key leads from `element`, among `all`; null if it leads nowhere.
function nextBy(key, element, all) {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const towards = TOWARDS[key];
  if (!towards) return null;
  const [x, y] = middle(element);
  const cost = (other) => {
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * towards[0] + (oy - y) * towards[1];
    const across = Math.abs((ox - x) * towards[1]) + Math.abs((oy - y) * towards[0]);
    return ahead > 1 ? ahead + ASIDE * across : Infinity;
  };
  const found = all.filter((other) => other !== element).reduce((best, other) => (best && cost(best) <= cost(other) ? best : other), null);
  return found && cost(found) < Infinity ? found : null;
}

// Listen to the keyboard for `client`; `button` selects the things to choose.
export function keys(client, button) {
  client.board.addEventListener("keydown", (event) => {
    const element = event.target.closest(button);
    const next = element && nextBy(event.key, element, [...client.board.querySelectorAll(button)]);
    if (!next && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (next) next.focus();
    else client.point(element);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && client.chosen.length && client.choose([]));
}
