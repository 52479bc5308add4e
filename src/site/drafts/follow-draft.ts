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
import { loadStyles } from '../load-styles.ts';
import { parseDocument } from '../parse-document.ts';
import { type PointedWords, wordsAt, writeInPlace } from './write-in-place.ts';

/**
 * Live preview: applies the form's unsaved values to the draft. The form posts all values on each change; the server
 * renders the page, and the differences are patched into the document.
 */
const desk: Window | null = window.parent === window ? window.opener : window.parent;

/** Minimum interval between requests in ms; a single keystroke is sent at once. */
const pause = 60;

let timer: number | undefined;
let asking: AbortController | undefined;
let askedAt = 0;

/** Body of the last request. The form also posts unchanged values, which are skipped. */
let asked: string | undefined;

let atHand: string | undefined;

/** The last clicked text. */
let pointed: PointedWords | undefined;

/** The element being edited in place; responses from the server are older than its text. */
let writing: HTMLElement | undefined;

/** The form's latest values. */
let values: FormState['data'] | undefined;

if (desk) {
  document.documentElement.dataset.besideForm = '';
  // In the preview a click selects what to edit; links must not navigate.
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
  // After a change of language the form edits another document.
  if (data.locale !== document.documentElement.lang) return;
  values = data.data;
  showSoon();
});

desk?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);

function pointAt(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  // Folded content must be opened before it can be clicked.
  if (!target?.closest('summary')) event.preventDefault();
  if (writing?.contains(target)) return;
  const block = target?.closest(blockSelector);
  const [id] = [...blocksById(document)].find(([, shown]) => shown === block) ?? [];
  pointed = wordsAt(event);
  if (id) tell({ type: blockPointedAt, block: id, ...(pointed ? { words: pointed.words } : {}) });
}

/** Starts editing the clicked text in place, if it is still unchanged. */
function write({ block, words }: BlockMessage): void {
  const meant = pointed;
  if (!meant?.box.isConnected || meant.words !== words || meant.box.textContent?.trim() !== words) return;
  writing = meant.box;
  writeInPlace(meant, {
    written: (now) => tell({ type: wordsWritten, block, words: now }),
    ended: () => {
      writing = undefined;
      // Requests the server's markup again: for example, a name's styled letter was typed without its style.
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

/** Renders the form's values; the latest request wins. */
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
    const next = parseDocument(await answer.text());
    await bringStylesheets(next);
    if (!signal.aborted) change(next);
    say('');
  } catch {
    if (signal.aborted) return;
    asked = undefined;
    say(banner()?.dataset.behind ?? '');
  }
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

/** Waits for new stylesheets; the page stays unchanged until then. */
function bringStylesheets(next: Document): Promise<unknown> {
  const links = [...next.querySelectorAll('link[rel="stylesheet"]')];
  return loadStyles(links.map((link) => link.getAttribute('href') ?? ''));
}

function say(words: string): void {
  const status = banner()?.querySelector('[role="status"]');
  if (status) status.textContent = words;
}
