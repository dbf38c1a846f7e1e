// Keeps every file of the site, so that it works without a network. build.py writes which files there are, and a name for what is in them.

const { version, files } = {}; // site

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== version).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
