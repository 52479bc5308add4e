import morphdom from 'morphdom';
import { blockSelector, blocksById } from '#pages/draft-blocks.ts';
import {
  type BlockMessage,
  blockAtHand,
  blockPointedAt,
  isBlockMessage,
  wordsAtHand,
  wordsWritten,
} from '#pages/draft-messages.ts';
import { type PointedWords, wordsAt, writeInPlace } from './write-in-place.ts';

/**
 * In the document of a draft alone: shows what is being typed in the form beside it, before it is saved. The form sends
 * all of its values with each change; the server makes the page of them, and what differs is changed here.
 */
const desk: Window | null = window.parent === window ? window.opener : window.parent;

/** How soon after one question it asks the next one, in ms. A key that comes alone is shown at once. */
const pause = 60;

const markup = window.trustedTypes?.createPolicy('draft-markup', { createHTML: (html) => html });

let timer: number | undefined;
let asking: AbortController | undefined;
let askedAt = 0;

/** What the page was asked for last, as text: the form says all of its values also where none has changed. */
let asked: string | undefined;

/** The id of the block that is being edited. */
let atHand: string | undefined;

/** The words that were clicked last. */
let pointed: PointedWords | undefined;

/** What is written in here, and not in the form: what the server says of it is older. */
let writing: HTMLElement | undefined;

/** What the form said last. */
let values: FormState['data'] | undefined;

if (desk) {
  document.documentElement.dataset.besideForm = '';
  // Whoever clicks there wants to edit what they see, and not to leave the draft.
  addEventListener('click', pointAt, { capture: true });
}

addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin) return;
  if (isBlockMessage(data, blockAtHand)) {
    atHand = data.block;
    markBlockAtHand()?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }
  if (isBlockMessage(data, wordsAtHand)) write(data);
  if (!isFormState(data)) return;
  // The form may have gone on to another language, whose page is another document.
  if (data.locale !== document.documentElement.lang) return;
  values = data.data;
  showSoon();
});

desk?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);

function pointAt(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // What is folded away has to be opened to be pointed at.
  if (!target?.closest('summary')) event.preventDefault();
  if (writing?.contains(target)) return;
  const block = target?.closest(blockSelector);
  const [id] = [...blocksById(document)].find(([, shown]) => shown === block) ?? [];
  pointed = wordsAt(event);
  if (id) tell({ type: blockPointedAt, block: id, ...(pointed ? { words: pointed.words } : {}) });
}

/** The form knows in which field they stand, if they are still what was clicked. */
function write({ block, words }: BlockMessage): void {
  const meant = pointed;
  if (!meant?.box.isConnected || meant.words !== words || meant.box.textContent?.trim() !== words) return;
  writing = meant.box;
  writeInPlace(meant, {
    written: (now) => tell({ type: wordsWritten, block, words: now }),
    ended: () => {
      writing = undefined;
      // As the page would have it: a name's styled letter, for example, was typed without its style.
      asked = undefined;
      showSoon();
    },
  });
}

function tell(message: BlockMessage): void {
  desk?.postMessage(message, location.origin);
}

function banner(): HTMLElement | null {
  return document.querySelector('.draft-banner');
}

function markBlockAtHand(): Element | undefined {
  const blocks = blocksById(document);
  const shown = atHand === undefined ? undefined : blocks.get(atHand);
  for (const block of blocks.values()) block.toggleAttribute('data-at-hand', block === shown);
  return shown;
}

interface FormState {
  type: 'payload-live-preview';
  data: Readonly<Record<string, unknown>>;
  locale: string;
}

function isFormState(message: unknown): message is FormState {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'payload-live-preview' &&
    'data' in message &&
    typeof message.data === 'object' &&
    'locale' in message
  );
}

function showSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void show(), askedAt + pause - performance.now());
}

/** Shows the page that the form's values make. The newest question wins. */
async function show(): Promise<void> {
  if (!values) return;
  const question = JSON.stringify({ values });
  if (question === asked) return;
  asked = question;
  askedAt = performance.now();
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  try {
    const answer = await fetch(location.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: question,
      signal,
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const next = documentOf(await answer.text());
    await bringStylesheets(next);
    if (!signal.aborted) change(next);
    say('');
  } catch {
    if (signal.aborted) return;
    asked = undefined;
    say(banner()?.dataset.behind ?? '');
  }
}

function documentOf(html: string): Document {
  const parser = new DOMParser();
  const trusted = markup ? markup.createHTML(html) : html;
  // Parsers take trusted markup, but TypeScript's library does not know of it yet.
  return Reflect.apply(parser.parseFromString, parser, [trusted, 'text/html']);
}

function change(next: Document): void {
  const [from, to] = [document.getElementById('app'), next.getElementById('app')];
  if (!from || !to) return;
  document.title = next.title;
  document.documentElement.dataset.layout = next.documentElement.dataset.layout ?? '';
  morphdom(from, to, {
    onBeforeElUpdated: (old, fresh) => old !== writing && !old.isEqualNode(fresh),
  });
  markBlockAtHand();
}

/** Waits for the styles of what is new: until they are there, the page stays as it was. */
async function bringStylesheets(next: Document): Promise<void> {
  const known = new Set([...document.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  const missing = [...next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !known.has(link.getAttribute('href')),
  );
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((resolve) => {
          const own = document.importNode(link);
          own.onload = own.onerror = resolve;
          document.head.append(own);
        }),
    ),
  );
}

function say(words: string): void {
  const status = banner()?.querySelector('[role="status"]');
  if (status) status.textContent = words;
}
