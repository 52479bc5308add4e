import type { Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { PagePayload } from '../page-payload.ts';
import { contentVersion } from '../updating/content-version.ts';
import { noteOutdated } from '../updating/outdated-page.ts';
import { isAnotherBuildOut } from '../updating/poll-build.ts';
import { loadViews } from './load-views.ts';
import { importPayload, newestPayloadAddress } from './payloads.ts';
import { PageContent, type StackedPage } from './stacked-pages.tsx';

export interface Renewal {
  payload: PagePayload;
  messages: Messages;
  version: string;
}

/** The content version each page was last compared with; for the initial page, the first known version. */
const versionOf = new WeakMap<StackedPage, string>();

const asking = new WeakMap<StackedPage, Promise<Renewal | undefined>>();

/** Stores that a page is at least of this content version. */
export function noteVersion(page: StackedPage, version: string): void {
  versionOf.set(page, version);
}

/** Checks whether a page was republished; undefined if it wasn't or on network errors. */
export function askForRenewal(page: StackedPage): Promise<Renewal | undefined> {
  const asked =
    asking.get(page) ??
    findRenewal(page)
      .catch(() => undefined)
      .finally(() => asking.delete(page));
  asking.set(page, asked);
  return asked;
}

/** Loads the page only if the content version has changed. */
async function findRenewal(stacked: StackedPage): Promise<Renewal | undefined> {
  const before = stacked.payload;
  if (!before) return undefined;
  if (await isAnotherBuildOut()) {
    noteOutdated();
    return undefined;
  }
  const { newest: version, first } = contentVersion;
  if ((versionOf.get(stacked) ?? first) === version) return undefined;
  const payload = withUnchanged(before, await importPayload(newestPayloadAddress(before.page)));
  if (payload !== before) return { payload, messages: await loadViews(payload.page), version };
  versionOf.set(stacked, version);
  return undefined;
}

/** Replaces a page's content. On the next render only changed blocks are remounted. */
export function renew(page: StackedPage, { payload, messages, version }: Renewal): void {
  page.payload = payload;
  page.content = <PageContent payload={payload} messages={messages} />;
  versionOf.set(page, version);
}

/** The newer payload, reusing unchanged objects of the older one; the older one itself if nothing changed. */
function withUnchanged(before: PagePayload, after: PagePayload): PagePayload {
  const hasSameSettings = JSON.stringify(before.settings) === JSON.stringify(after.settings);
  if (hasSameSettings && wordsOf(before.page) === wordsOf(after.page)) return before;
  const known = new Map(before.page.blocks.map((block) => [JSON.stringify(block), block]));
  const blocks = after.page.blocks.map((block) => known.get(JSON.stringify(block)) ?? block);
  return { page: { ...after.page, blocks }, settings: hasSameSettings ? before.settings : after.settings };
}

/** A page's content without its save date. */
function wordsOf(page: PageDocument): string {
  return JSON.stringify({ ...page, updatedAt: undefined });
}
