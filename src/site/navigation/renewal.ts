import morphdom from 'morphdom';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import { loadStyles } from '../load-styles.ts';
import { contentVersion } from '../updating/content-version.ts';
import { noteOutdated } from '../updating/outdated-page.ts';
import { isAnotherBuildOut } from '../updating/poll-build.ts';
import { noteTyped } from '../updating/typed-text.ts';
import { type Page, pageFrom } from './page.ts';
import { hidePage, revealPage } from './page-element.ts';
import { importPayload, newestPayloadAddress } from './payloads.ts';

/** A page as it was published since. */
export interface Renewal {
  page: Page;
  version: string;
}

/** The content version each page was last compared with; for the initial page, the first known version. */
const versionOf = new WeakMap<Page, string>();

const asking = new WeakMap<Page, Promise<Renewal | undefined>>();

/** Stores that a page is at least of this content version. */
export function noteVersion(page: Page, version: string): void {
  versionOf.set(page, version);
}

/** Checks whether a page was republished; undefined if it wasn't or on network errors. */
export function askForRenewal(page: Page): Promise<Renewal | undefined> {
  const asked =
    asking.get(page) ??
    findRenewal(page)
      .catch(() => undefined)
      .finally(() => asking.delete(page));
  asking.set(page, asked);
  return asked;
}

/** Loads the page only if the content version has changed. */
async function findRenewal(page: Page): Promise<Renewal | undefined> {
  if (page.address === '') return undefined;
  if (await isAnotherBuildOut()) {
    noteOutdated();
    return undefined;
  }
  const { newest: version, first } = contentVersion;
  if ((versionOf.get(page) ?? first) === version) return undefined;
  const payload = await importPayload(newestPayloadAddress(parseLocalizedPath(page.address)));
  const newer = pageFrom(payload);
  if (newer.element.dataset.hash !== page.element.dataset.hash) {
    await loadStyles(payload.stylesheets);
    return { page: newer, version };
  }
  versionOf.set(page, version);
  return undefined;
}

/** What scripts and visitors have set on an element that stays. */
const kept = ['data-awake', 'data-waits', 'data-at-rest', 'data-entered', 'hidden', 'inert', 'open', 'style'];

/**
 * Brings a page up to date. Elements with the same `data-hash` stay as they are, those with another are replaced. What
 * was typed and unfolded in these is carried over.
 */
export function renew(page: Page, { page: newer, version }: Renewal): void {
  const { element } = page;
  const isHidden = element.hidden;
  if (isHidden) revealPage(element);
  const restoreTyped = noteTyped(element);
  const restoreFolds = noteFolds(element);
  morphdom(element, newer.element, {
    getNodeKey: (node) => (node instanceof HTMLElement && node !== element ? node.dataset.hash : undefined),
    onBeforeElUpdated: (from, to) => {
      if (from !== element && from.dataset.hash !== undefined) return false;
      for (const name of kept) {
        const value = from.getAttribute(name);
        if (value !== null) to.setAttribute(name, value);
      }
      return true;
    },
  });
  restoreTyped();
  restoreFolds();
  if (isHidden) hidePage(element);
  page.title = newer.title;
  page.tags = newer.tags;
  versionOf.set(page, version);
}

/** Notes which `details` are open. The returned function opens those of the same summary that have replaced others. */
function noteFolds(page: HTMLElement): () => void {
  const folds = () => [...page.querySelectorAll('details')];
  const before = new Set(folds());
  return () => {
    const gone = [...before].filter(({ isConnected }) => !isConnected);
    for (const fold of folds()) {
      if (before.has(fold)) continue;
      const index = gone.findIndex((one) => titleOf(one) === titleOf(fold));
      const [former] = index < 0 ? [] : gone.splice(index, 1);
      if (former) fold.open = former.open;
    }
  };
}

function titleOf(fold: HTMLDetailsElement): string | null | undefined {
  return fold.querySelector(':scope > summary')?.textContent;
}
