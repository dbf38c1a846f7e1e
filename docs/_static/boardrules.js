// Rules had one page a game before each chapter had its own. An address from then ends at the id of a rule in the list of a game's page:
// go on to the rule.
const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
const rule = place && place.matches(".br-moved") && place.querySelector("a");
if (rule) location.replace(rule.href);
