// Says on the body, as classes, what the page shows just now. Style sheets that ask for it with `:has()` would make the browser match all
// styles anew after each change of the picture.

// `told` says of each class whether it applies; `places` are the elements on which that depends.
export function tellStates(told, places) {
  const tell = () => {
    for (const [name, applies] of Object.entries(told)) document.body.classList.toggle(name, applies());
  };
  const observer = new MutationObserver(tell);
  for (const place of places) observer.observe(place, { childList: true, attributes: true, attributeFilter: ["hidden"] });
  tell();
}
