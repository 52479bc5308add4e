import { inListOrder, sharesOf } from '#blocks/poll/result-shares.ts';
import type { PollResults } from '#polls/vote-answers.ts';
import { learnTime, longestTimer, serverNow } from '#submitting/clock.ts';

/**
 * Updates the stadium screen's figures. A separate module without React: the screen runs for hours, may lose the
 * network, and must then keep showing the last result.
 */
const wall = document.querySelector<HTMLElement>('main[data-state]');
const live = wall?.dataset.live;
const opensAt = wall?.dataset.opensAt;

/** Polling without the event stream, in ms: interval, and maximum jitter added to it. */
const asking = { every: 2000, jitter: 1000 };

const pollMethods = ['single', 'multiple', 'rating', 'ranking'] as const;

if (wall && live) follow(wall, live);
else if (opensAt) void waitForOpening(Date.parse(opensAt));

/** Reloads when the poll opens by the server's clock, once the site is reachable; offline the page stays as it is. */
async function waitForOpening(moment: number): Promise<void> {
  const askedAt = Date.now();
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer) learnTime(answer, askedAt);
  const rest = moment - serverNow();
  if (answer?.ok && rest <= 0) location.reload();
  else setTimeout(waitForOpening, Math.min(Math.max(rest, asking.every), longestTimer), moment);
}

function follow(wall: HTMLElement, live: string): void {
  let shown = -1;
  const show = (results: PollResults) => {
    // Responses may arrive out of order; totals only grow.
    if (results.total < shown) return;
    shown = results.total;
    setOffline(wall, false);
    // Another state has another layout: with or without QR code or result.
    if (results.state !== wall.dataset.state) location.reload();
    else draw(wall, results);
  };
  const ask = async () => {
    try {
      const answer = await fetch(live.replace('/live', '/results'));
      if (answer.ok) show(await answer.json());
      else setOffline(wall, true);
    } catch {
      setOffline(wall, true);
    }
  };
  const listen = () => {
    const stream = new EventSource(live);
    stream.onmessage = ({ data }) => show(JSON.parse(data));
    stream.onerror = () => {
      setOffline(wall, true);
      // The server refused the stream, so the browser won't reconnect.
      if (stream.readyState === EventSource.CLOSED) askUntilHeard();
    };
  };
  const askUntilHeard = () => {
    let rounds = 0;
    const round = async () => {
      await ask();
      rounds += 1;
      if (rounds % 15 === 0) listen();
      else setTimeout(round, asking.every + Math.random() * asking.jitter);
    };
    setTimeout(round, Math.random() * asking.jitter);
  };
  listen();
  addEventListener('offline', () => setOffline(wall, true));
  addEventListener('online', ask);
}

function setOffline(wall: HTMLElement, isOffline: boolean): void {
  const sign = wall.querySelector<HTMLElement>('[data-offline]');
  const text = isOffline ? (sign?.dataset.offline ?? '') : '';
  if (sign && sign.textContent !== text) sign.textContent = text;
}

/** Renders like `ResultRows` on the server, in the same order and with the same figures. */
function draw(wall: HTMLElement, results: PollResults): void {
  const rows = [...wall.querySelectorAll<HTMLElement>('[data-option]')];
  const options = rows
    .map((row) => ({ id: row.dataset.option ?? '', place: Number(row.dataset.place), row }))
    .sort((a, b) => a.place - b.place);
  const method = pollMethods.find((known) => known === wall.dataset.method) ?? 'single';
  const { locale } = wall.dataset;
  const shares = inListOrder({ method, options }, sharesOf({ method, options }, results));
  // Points aren't shares of the votes, so bars are relative to the highest.
  const most = Math.max(1, ...shares.map(({ votes }) => votes));
  for (const { option, votes, percent } of shares) {
    const { row } = option;
    replaceNumber(row.querySelector('[data-figure="percent"]'), String(percent));
    sayCount(row.querySelector<HTMLElement>('[data-figure="votes"]'), votes, locale);
    const length = method === 'ranking' ? (100 * votes) / most : percent;
    row.querySelector('[data-figure="bar"]')?.setAttribute('width', String(length));
  }
  const wanted = shares.map(({ option }) => option.row);
  if (wanted.some((row, place) => row !== rows[place])) rows[0]?.parentElement?.append(...wanted);
  replaceNumber(
    wall.querySelector('[data-figure="total"]'),
    new Intl.NumberFormat(locale).format(results.total),
  );
  sayCount(wall.querySelector<HTMLElement>('[data-figure="ballots"]'), results.total, locale);
}

/** Fills a text with another number, using the plural forms on the element (`formsOf`). */
function sayCount(element: HTMLElement | null, n: number, locale?: string): void {
  if (!element) return;
  const forms = element.dataset;
  const form = forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? '{n}';
  element.textContent = form.replace('{n}', new Intl.NumberFormat(locale).format(n));
}

/** Replaces the number in a text of any language. */
function replaceNumber(element: Element | null, number: string): void {
  if (element)
    element.textContent = (element.textContent ?? '').replace(/\d(?:[\d.,\u202F\u00A0]*\d)?/, number);
}
