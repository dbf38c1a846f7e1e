// The page of a table, on the web server: where the secret of the seat is kept, and the WebSocket.

import { opponents } from "./opponents.js";
import { page } from "./page.js";
import { Socket } from "./socket.js";
import { language, t } from "./words.js";

const table = location.pathname.split("/").pop();
const key = `boardrules.table.${table}`;
const seats = () => JSON.parse(localStorage.getItem(key) ?? "{}"); // the secrets of this device's seats

// A link may bring an invitation or the secret of a seat, behind "#", which browsers send to nobody. It does not stay in the address.
const brought = new URLSearchParams(location.hash.slice(1));
if (location.hash) history.replaceState(null, "", location.pathname);
let invitation = brought.get("invitation") ?? sessionStorage.getItem(`${key}.invitation`);
if (invitation) sessionStorage.setItem(`${key}.invitation`, invitation);
if (brought.get("invitation")) sessionStorage.setItem(key, ""); // another seat than the one that was left here

function keep(seat, token) {
  localStorage.setItem(key, JSON.stringify({ ...seats(), [seat]: token }));
  sessionStorage.setItem(key, token);
}

if (brought.get("token")) keep(brought.get("seat"), brought.get("token"));
if (!sessionStorage.getItem(key) && !invitation) sessionStorage.setItem(key, Object.values(seats())[0] ?? "");

// The secret of the seat that is asked for: where the answer is lost, it is asked for again by the same.
function own() {
  const made = sessionStorage.getItem(`${key}.own`) ?? Array.from(crypto.getRandomValues(new Uint8Array(24)), (one) => one.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem(`${key}.own`, made);
  return made;
}

const secret = () => sessionStorage.getItem(key) ?? "";
const socket = new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`, () => ({ table, token: secret(), language, ...screen.now() }), t);

const screen = page(socket, {
  invited: () => Boolean(invitation) && !secret(),
  async sit(name) {
    const answer = await socket.ask({ type: "sit", invitation, name, secret: own() });
    if (answer.token) keep(answer.seat, answer.token);
    if (answer.token || !(answer.refused.lost || "kept" in answer.refused)) {
      sessionStorage.removeItem(`${key}.invitation`);
      invitation = null;
    }
    return answer;
  },
  leave: () => socket.ask({ type: "leave" }),
  left: () => Boolean(secret()), // its secret is kept: it takes the seat up again
  back: () => socket.ask({ type: "back", token: secret() }),
  follow(next) {
    const there = `boardrules.table.${next}`;
    if (secret()) {
      sessionStorage.setItem(there, secret());
      localStorage.setItem(there, JSON.stringify({ again: secret() }));
    }
    location.href = `/t/${next}`;
  },
  link: (invited) => `${location.origin}${location.pathname}#invitation=${invited}`,
  elsewhere: (seat) => `${location.origin}${location.pathname}#seat=${seat}&token=${secret()}`,
});
opponents(socket, document.querySelector("aside"));
socket.open();
