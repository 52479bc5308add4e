import { inListOrder, sharesOf } from '#blocks/poll/result-shares.ts';
import type { PollResults } from '#polls/vote-answers.ts';

/**
 * Keeps the stadium screen's figures up to date. A module of its own, without React: the wall runs for hours, loses the
 * network now and then, and must then go on showing what it last knew.
 */
const wall = document.querySelector<HTMLElement>('main[data-state]');
const live = wall?.dataset.live;
const opensAt = wall?.dataset.opensAt;

/** How often it asks where the stream can't be had, in ms, and how much later than that at most. */
const asking = { every: 2000, jitter: 1000 };

const pollMethods = ['single', 'multiple', 'rating', 'ranking'] as const;

if (wall && live) follow(wall, live);
else if (opensAt) waitForOpening(Date.parse(opensAt));

/** Reloads the wall when the poll opens, and only once it can be had: without the network it stays as it is. */
function waitForOpening(moment: number): void {
  // Timers can't wait for longer than 24 days.
  const delay = Math.min(Math.max(moment - Date.now(), asking.every), 2 ** 31 - 1);
  setTimeout(async () => {
    const isThere = Date.now() >= moment && (await fetch(location.href).catch(() => undefined))?.ok;
    if (isThere) location.reload();
    else waitForOpening(moment);
  }, delay);
}

function follow(wall: HTMLElement, live: string): void {
  let shown = -1;
  const show = (results: PollResults) => {
    // Answers may overtake each other; totals only grow.
    if (results.total < shown) return;
    shown = results.total;
    setOffline(wall, false);
    // Another state is another screen: with or without code, with or without result.
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
      // Refused and not broken off: the browser would not try again.
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

/** As the server draws them, in the order and with the figures of `ResultRows`. */
function draw(wall: HTMLElement, results: PollResults): void {
  const rows = [...wall.querySelectorAll<HTMLElement>('[data-option]')];
  const options = rows
    .map((row) => ({ id: row.dataset.option ?? '', place: Number(row.dataset.place), row }))
    .sort((a, b) => a.place - b.place);
  const method = pollMethods.find((known) => known === wall.dataset.method) ?? 'single';
  const { locale } = wall.dataset;
  const shares = inListOrder({ method, options }, sharesOf({ method, options }, results));
  // Points are no shares of the ballots: their bars are measured by the longest.
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

/** Says a text again with another number: its forms for numbers stand at the element (`formsOf`). */
function sayCount(element: HTMLElement | null, n: number, locale?: string): void {
  if (!element) return;
  const forms = element.dataset;
  const form = forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? '{n}';
  element.textContent = form.replace('{n}', new Intl.NumberFormat(locale).format(n));
}

/** Puts another number into a text, whatever the language has around it. */
function replaceNumber(element: Element | null, number: string): void {
  if (element)
    element.textContent = (element.textContent ?? '').replace(/\d(?:[\d.,\u202F\u00A0]*\d)?/, number);
}
