import type { Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { PagePayload } from '../page-payload.ts';
import { contentVersion } from '../updating/content-version.ts';
import { noteOutdated } from '../updating/outdated-page.ts';
import { isAnotherBuildOut } from '../updating/poll-build.ts';
import { loadViews } from './load-views.ts';
import { importPayload, newestPayloadAddress } from './payloads.ts';
import { PageContent, type StackedPage } from './stacked-pages.tsx';

/** What a page that is in the document should say by now. */
export interface Renewal {
  payload: PagePayload;
  messages: Messages;
  /** Of the content that it is from. */
  version: string;
}

/** The content version that a page was last compared with; for what the document came with, the first one heard of. */
const versionOf = new WeakMap<StackedPage, string>();

/** What is being asked at the moment. */
const asking = new WeakMap<StackedPage, Promise<Renewal | undefined>>();

/** Notes that a page says what the content of this version does, or of a newer one. */
export function noteVersion(page: StackedPage, version: string): void {
  versionOf.set(page, version);
}

/** Asks whether a page was published again; resolves to nothing if it was not, or nobody answers. */
export function askForRenewal(page: StackedPage): Promise<Renewal | undefined> {
  const asked =
    asking.get(page) ??
    findRenewal(page)
      .catch(() => undefined)
      .finally(() => asking.delete(page));
  asking.set(page, asked);
  return asked;
}

/** The page is loaded only where some content is newer than what it was compared with. */
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

/** Gives a page what it should say. Only the blocks that changed start afresh when it is rendered. */
export function renew(page: StackedPage, { payload, messages, version }: Renewal): void {
  page.payload = payload;
  page.content = <PageContent payload={payload} messages={messages} />;
  versionOf.set(page, version);
}

/** The newer payload, in it as the very same objects what has not changed; the older one if nothing has. */
function withUnchanged(before: PagePayload, after: PagePayload): PagePayload {
  const hasSameSettings = JSON.stringify(before.settings) === JSON.stringify(after.settings);
  if (hasSameSettings && wordsOf(before.page) === wordsOf(after.page)) return before;
  const known = new Map(before.page.blocks.map((block) => [JSON.stringify(block), block]));
  const blocks = after.page.blocks.map((block) => known.get(JSON.stringify(block)) ?? block);
  return { page: { ...after.page, blocks }, settings: hasSameSettings ? before.settings : after.settings };
}

/** All of a page but when it was saved. */
function wordsOf(page: PageDocument): string {
  return JSON.stringify({ ...page, updatedAt: undefined });
}
