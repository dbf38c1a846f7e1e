// Why something was refused, as elements of the page: the sentence, and the rule behind it, opened if it is short.

const SHORT = 240; // characters

export function reasons({ message, rule }, t) {
  const said = document.createElement("p");
  const sentence = t(message);
  said.textContent = sentence.charAt(0).toUpperCase() + sentence.slice(1) + (/[.!?:]$/.test(sentence) ? "" : ".");
  if (!rule) return [said];
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  details.open = rule.text.length <= SHORT;
  summary.textContent = `${rule.title} (${rule.id})`;
  details.append(summary, rule.text.replaceAll("``", ""));
  return [said, details];
}
