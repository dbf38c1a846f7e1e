// The transport of the web server: a WebSocket that comes back after every interruption, also where nothing says that it is one.

const NO_TABLE = 4004;
const MISSED = 2.2; // so many times the pause between two signs of life are waited for the next
const SLOWEST = 3000; // milliseconds between two tries, half as many again at most

export class Socket {
  // `hello()` is what to say first: the table, the secret of a seat if there is one, a language. `onstate` is told "open", "lost" or "gone";
  // `t` says a sentence in another language.
  constructor(url, hello, t = (sentence) => sentence) {
    Object.assign(this, { url, hello, t, onshown: () => {}, onstate: () => {}, number: 0, waiting: new Map(), tries: 0, known: 0 });
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.retry());
  }

  open() {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.url));
    this.number = 1;
    this.said = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", id: 0, since: this.known, signs: true, ...this.hello() }));
    socket.onmessage = (event) => {
      this.watch();
      this.read(event.data);
    };
    socket.onclose = (event) => this.lost(event.code);
    this.watch(10);
  }

  // Nothing is heard any more after some seconds: come back, without waiting until the system says so.
  watch(signs = this.signs) {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.giveUp(), 1000 * MISSED * signs);
  }

  giveUp() {
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.lost(0);
  }

  // A message that cannot be read may have been a picture: be shown all of it again.
  read(data) {
    let message = null;
    try {
      message = JSON.parse(data);
    } catch {
      this.ask({ type: "whole", since: this.known });
    }
    if (message) this.hear(message);
  }

  hear(message) {
    if (message.shown) {
      if (this.onshown(message.shown) !== false) this.known = message.shown.ply;
    } else if (message.id === 0) {
      this.tries = 0;
      this.said = true;
      this.signs = message.signs;
      this.watch();
      this.onstate("open", message);
    } else if (!message.alive) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
  }

  // What was asked and not answered may have been done or not: what is shown after coming back says which.
  lost(code) {
    clearTimeout(this.silence);
    for (const answer of this.waiting.values()) answer({ refused: { message: this.t("The connection was lost."), rule: null, kept: null } });
    this.waiting.clear();
    this.onstate(code === NO_TABLE ? "gone" : "lost");
    if (code !== NO_TABLE) this.timer = setTimeout(() => this.open(), Math.min(SLOWEST, 250 * 2 ** this.tries++) * (0.5 + Math.random()));
  }

  retry() {
    if (this.socket?.readyState === WebSocket.CLOSED && this.timer) this.open();
  }

  ask(message) {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.said) {
      return Promise.resolve({ refused: { message: this.t("There is no connection now."), lost: true, rule: null } });
    }
    const id = this.number++;
    return new Promise((answer) => {
      this.waiting.set(id, answer);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }
}
