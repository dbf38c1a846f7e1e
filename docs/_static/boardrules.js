// Rules had one page a game before each chapter had its own. An address from then ends at the id of a rule in the list of a game's page:
// go on to the rule.
const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
const rule = place && place.matches(".br-moved") && place.querySelector("a");
if (rule) location.replace(rule.href);

// A name of the reference may have moved to another page since its address was written down: the lists of names lead there.
async function findMoved(named) {
  for (const list of ["names.html", "names_pixel_tactics.html"]) {
    const page = new DOMParser().parseFromString(await (await fetch(list)).text(), "text/html");
    for (let name = named; name.includes("."); name = name.slice(0, name.lastIndexOf("."))) {
      const link = [...page.querySelectorAll("article a")].find((one) => one.hash === `#${name}`);
      if (link) return location.replace(link.getAttribute("href").replace(/#.*/, `#${named}`));
    }
  }
}
const sought = decodeURIComponent(location.hash.slice(1));
if (!place && sought.startsWith("boardrules.") && location.pathname.includes("/reference/")) findMoved(sought);

// A picture that is pressed becomes the page that plays it. Nothing of that page is loaded before.
for (const button of document.querySelectorAll(".br-play")) {
  button.addEventListener("click", () => {
    const { page, title } = button.dataset;
    const frame = Object.assign(document.createElement("iframe"), { src: page, title, allow: "clipboard-write" });
    const whole = Object.assign(document.createElement("a"), { href: page, textContent: "On a page of its own" });
    button.replaceWith(frame, whole);
    frame.scrollIntoView({ block: "nearest" });
    frame.focus();
  });
}
