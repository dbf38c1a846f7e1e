// Lessons without a server: the rules run in a worker. Which lesson, is said behind "#": game=pixies, and number=1 for another than the first.

import { Runtime } from "./boardrules/src/index.js";
import { teach } from "./static/learn.js";
import { t } from "./static/words.js";

const $ = (id) => document.getElementById(id);
const wanted = new URLSearchParams(location.hash.slice(1));
$("progress").textContent = t("Python is starting in this page. The first time that takes a while; later it works without a network.");

try {
  const python = await Runtime.start();
  await teach({ kind: "lesson", game: wanted.get("game") ?? "pixies", number: Number(wanted.get("number")) }, (step) => python.call("teaching:answer", step));
  document.documentElement.dataset.ready = "yes";
} catch (error) {
  $("progress").textContent = t("Python could not be started: {message}", { message: error.message });
}
