// The search page: sections that hold all the words of a question, or most of them, best first. Pagefind finds; this orders and lists.
const LISTED = 12;
const LOADED = 30;
const ENOUGH = 6;
const EMPTY = new Set(
  `a about already also an and another any are as at be been between but by can could did do does doing for from get go going had has have having how i if in
  into is it its just let make makes many may me must my of on one or run same shall she should so some somebody someone something than that the their them
  then there they this to too until up very want was we what when where whether which who whom whose why will with would you your
  a ale by co czego czy dla do gdy i ile jak jaka jaki jakie jest jeśli już każdy kiedy która które który kto lub ma mam mogę może można musi muszę na nie o od po
  przez przy są się ta te tej ten to tę w wolno z za ze że
  а бы в во где для до его ее если же за и из или их к как какая какие какой когда кому кто ли мне можно мой мою моя на над надо не нужно о от по при с свой
  свою со то у что чтобы эта это этот я`.split(/\s+/),
);
// Words of readers, and the words of these pages for the same things.
const SYNONYMS = {
  ai: ["bot", "level"], computer: ["bot"], opponent: ["rival", "bot"], npc: ["bot"], difficulty: ["level"], strength: ["level"],
  tournament: ["simulate", "games"], ladder: ["rating"], elo: ["rating"],
  secret: ["hidden"], hide: ["hidden"], cheat: ["hidden", "verify"], leak: ["hidden"],
  errata: ["editions", "printed"], faq: ["printed", "questions"], correction: ["editions"],
  resume: ["replay", "log"], save: ["log"], undo: ["state", "replay"], history: ["log"], notation: ["log"],
  rng: ["chance", "dealer"], random: ["chance"], shuffle: ["chance"], dice: ["die", "roll"], seed: ["dealer"],
  illegal: ["refusal"], error: ["refusal", "errors"], invalid: ["refusal"], forbidden: ["refusal"],
  language: ["translations", "translator"], translate: ["translations"], localize: ["translations"], polish: ["translations"],
  illustration: ["picture"], image: ["picture"], svg: ["picture"], render: ["picture"],
  variant: ["edition", "option"], expansion: ["set", "flower"], version: ["edition"],
  neural: ["training", "learning"], rl: ["learning"], reinforcement: ["learning"], gym: ["gymnasium"],
  homebrew: ["pack", "own"], custom: ["own"], mod: ["pack"], teammate: ["partner", "team"], ally: ["partner", "team"],
  left: ["leaves"], replace: ["instead"],
  die: ["lethal", "defeated", "fall"], walk: ["cross", "move"], through: ["cross"], see: ["known", "face"],
  strongest: ["won", "wins"], strong: ["wins", "win", "balance"], weak: ["wins", "win"], balance: ["wins", "even"],
  argument: ["ruling", "referee"], dispute: ["ruling", "referee"], settle: ["ruling", "referee"],
  discord: ["chat"], telegram: ["chat"], slack: ["chat"], whatsapp: ["chat"],
  kill: ["defeated", "casualty"], dead: ["corpse", "death"], hp: ["life"], health: ["life"], graveyard: ["discard"], tie: ["draw", "equal"],
  hurt: ["wound", "damage"], unit: ["hero", "card"], people: ["players", "seats"], player: ["seat"], enemy: ["rival"], turn: ["round"],
  neighbour: ["adjacent"], neighbor: ["adjacent"], next: ["adjacent"], bonus: ["strength"], buff: ["strength"], stop: ["forbid"], prevent: ["forbid"],
  zero: ["negative"], minus: ["negative"], below: ["negative"], number: ["value"], website: ["page"], site: ["page"], app: ["page"], russian: ["languages"],
  crash: ["killed", "resume"], internet: ["server", "offline"], disconnect: ["connection"], lost: ["silent"], watch: ["spectator"], viewer: ["spectator"],
  beginner: ["lesson"], teach: ["lesson"], tutorial: ["lesson"], learn: ["lesson", "learning"], timer: ["time"], clock: ["time"], limit: ["most"],
  kick: ["retire", "leaves"], idle: ["leaves", "time"], flood: ["limit"], rate: ["limit"], proxy: ["nginx"], https: ["nginx"], twice: ["again", "extra"],
  leaver: ["leaves"], quit: ["leaves"], optional: ["may"], decide: ["may", "choose"], choice: ["choose"], target: ["choose"],
};

/** Return other words for *word*, which may be in the plural or another form. */
const meanings = (word) => [word, ...["s", "es", "d", "ed", "ing", "r", "er"].filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length))]
  .flatMap((form) => (Object.hasOwn(SYNONYMS, form) ? SYNONYMS[form] : []));

const ROOT = new URL("..", import.meta.url); // of the pages
const main = document.getElementById("search-results");
const typed = (new URLSearchParams(location.search).get("q") || "").trim();
const lower = !/[A-Z_.()]/.test(typed.slice(1)); // words of a language, not the name of a class or a function
const spoken = lower && /\S \S+ \S/.test(typed); // three words or more
const wanted = document.documentElement.lang || "en"; // each language has a search page of its own
const LANGUAGES = ["en", "pl", "ru"]; // each has an index of its own, and pages in a folder of its own, but for English
const languageOf = (address) => LANGUAGES.find((language) => address.startsWith(`${language}/`)) || "en";
const plain = (text) => text.toLowerCase().normalize("NFC").replace(/[^\p{L}\p{N}_-]+/gu, " ").trim();
const some = (n, words) =>
  n === 0 ? [words] : words.flatMap((_, k) => some(n - 1, words.filter((__, other) => other >= k ? other !== k : true)));

/** Return the index of a language: a module of its own, since each has one memory, and takes its language from the document as it begins. */
async function indexOf(language) {
  const index = await import(new URL(`../pagefind/pagefind.js?${language}`, import.meta.url));
  const own = document.documentElement.lang;
  document.documentElement.lang = language;
  const ready = index.init();
  document.documentElement.lang = own;
  await ready;
  return index;
}

/** Return the results for all of *words*, those for other words of the same meaning behind them. */
async function find(indexes, words) {
  const phrases = [words, ...words.flatMap((word, k) => meanings(word).map((other) => words.with(k, other)))];
  const found = new Map();
  for (const [n, meaning] of phrases.entries()) {
    const all = [];
    for (const index of indexes) all.push(...(await index.search(meaning.join(" "))).results.slice(0, n ? LOADED : 2 * LOADED)); // one search at a time: it has one memory
    for (const result of all) {
      const score = result.score * (n ? 0.7 : 1);
      if (!(found.get(result.id)?.score >= score)) found.set(result.id, { score, result, words: meaning, own: !n });
    }
  }
  return [...found.values()];
}

/** Return what is found for all words; where that is little, in the first index also for all but one, two ...; and how many the best lack. */
async function findMost(indexes, words) {
  const all = new Map();
  let missing = 0;
  const own = () => [...all.values()].filter(({ result }) => result.id.startsWith(`${wanted}_`)).length;
  for (let less = 0; less < words.length && (own() < ENOUGH || (less === 1 && words.length > 2)); less += 1) {
    const subsets = new Map(some(less, words).slice(0, 40).map((subset) => [subset.join(" "), subset]));
    const asked = less ? indexes.slice(0, 1) : indexes;
    const found = [];
    for (const subset of subsets.values()) found.push(...(await find(asked, subset)));
    if (!all.size) missing = less;
    for (const one of found) if (!all.has(one.result.id)) all.set(one.result.id, { ...one, less: less - missing });
  }
  return { found: [...all.values()], less: missing };
}

const STEM = 4;
const stem = (word) => word.slice(0, Math.max(STEM, word.length - 2));

/** Return how close to each other *words* stand in *text*: 1 beside each other, nearly 0 far apart. */
function nearness(text, words) {
  const places = text.split(" ").flatMap((one, place) => {
    const which = words.findIndex((word) => one.startsWith(stem(word)));
    return which < 0 ? [] : [[place, which]];
  });
  const last = new Map();
  let least = Infinity;
  for (const [place, which] of places) {
    last.set(which, place);
    if (last.size === words.length) least = Math.min(least, place - Math.min(...last.values()) + 1);
  }
  return words.length / least;
}

const BEGINNING = /^(readers ask|czytelnicy pytają|читатели спрашивают) /;

/** Return how well *words* are those of one of the questions that readers *asked*: 1 if no other word is in it. */
function likeness(asked, words) {
  const alike = asked.split(";").map((question) => {
    const own = plain(question).replace(BEGINNING, "").split(" ").filter((word) => !EMPTY.has(word));
    const shared = words.filter((word) => own.some((other) => other.startsWith(stem(word)))).length;
    return shared / Math.max(words.length, own.length);
  });
  return Math.max(...alike);
}

/** Return how much less a section of the reference is worth: who asks in words seldom looks for a signature or a command of that name. */
function reluctance({ address, title }) {
  if (!lower) return 1;
  if (spoken) return 0.75;
  if (address.startsWith("reference/glossary")) return 1;
  return title.includes(" ") ? 0.7 : 0.45;
}

/** Return *found* best first: a section whose heading has the words, or which has them close together, is better than one that only mentions them. */
async function ranked(found) {
  const sorted = found.toSorted((one, other) => one.less - other.less || other.score - one.score);
  const best = sorted.filter((one, place) => place < LOADED || (one.own && !one.less));
  const loaded = await Promise.all(best.map(async (one) => ({ ...one, data: await one.result.data() })));
  const top = Math.max(...best.map((one) => one.score));
  const places = new Map();
  for (const { score, words, less, data } of loaded) {
    const heading = ` ${plain(data.meta.title)} `;
    const around = ` ${plain(data.meta.above || "")} `;
    const share = (text) => words.filter((word) => text.includes(` ${stem(word)}`)).length / words.length;
    const exact = heading.trim() === words.join(" ") || heading.startsWith(` ${words.join(" ")} `) ? 2 : 0;
    const foreign = languageOf(data.meta.address) === wanted ? 1 : 0.4;
    if (foreign < 1 && !words.every((word) => plain(data.content).includes(stem(word)))) continue;
    const near = nearness(plain(data.content), words);
    const alike = data.meta.asked ? likeness(data.meta.asked, words) : 0;
    const apart = data.meta.address.startsWith("reference/") ? reluctance(data.meta) : 1;
    const value = (score / top + 1.5 * share(heading) + 0.5 * share(around) + 1.5 * near + 2 * alike + exact) * 0.6 ** less * foreign * apart;
    if (!(places.get(data.meta.address)?.value >= value)) places.set(data.meta.address, { value, data });
  }
  return [...places.values()].toSorted((one, other) => other.value - one.value).slice(0, LISTED).map((one) => one.data);
}

function entry(data) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = new URL(data.meta.address, ROOT);
  link.textContent = data.meta.title;
  item.lang = languageOf(data.meta.address);
  const above = document.createElement("div");
  above.className = "br-above";
  above.textContent = data.meta.above || "";
  const excerpt = document.createElement("p");
  excerpt.innerHTML = data.excerpt; // escaped by Pagefind, but for <mark>
  item.append(link, above, excerpt);
  return item;
}

async function show() {
  const order = [wanted, ...LANGUAGES.filter((language) => language !== wanted)];
  const indexes = await Promise.all(order.map(indexOf));
  const all = plain(typed).split(" ").filter(Boolean);
  const words = all.filter((word) => !EMPTY.has(word)).slice(0, 8);
  const { found, less } = await findMost(indexes, words.length ? words : all);
  const list = document.createElement("ol");
  list.className = "br-found";
  list.append(...(await ranked(found)).map(entry));
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = !list.childElementCount
    ? main.dataset.none
    : less ? main.dataset.most : main.dataset.all;
  main.replaceChildren(line, list);
}

const box = document.querySelector("form.br-search input[name=q]");
box.value = typed;
document.title = typed ? `${typed} – ${document.title}` : document.title;
if (typed) show().finally(() => main.setAttribute("data-ready", ""));
else box.focus();
