import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadBlockViews } from '#blocks/views.tsx';
import { localizedPath } from '#i18n/localized-path.ts';
import { loadMessages } from '#i18n/messages.ts';
import { settle } from '#motion/unsettled.ts';
import { interceptNavigations } from './navigation/intercept.ts';
import { PageContent, type StackedPage, StackedPages } from './navigation/stacked-pages.tsx';
import { loadNoticeMessages } from './notice/notice-messages.ts';
import type { PagePayload } from './page-payload.ts';
import { loadLayoutViews } from './shell/layout-views.ts';

/**
 * Brings the server's page to life. Until then, and if it fails, the page works as plain HTML. An error has no payload:
 * it stays as it is, and the next page takes its place.
 */
export async function startApp(container: HTMLElement, payloadAddress: string): Promise<void> {
  spareScrolling(container);
  if (payloadAddress) await hydratePage(container, payloadAddress);
  else interceptNavigations(container, createRoot(container));
  document.documentElement.dataset.app = 'ready';
}

async function hydratePage(container: HTMLElement, payloadAddress: string): Promise<void> {
  const module: { default: { data: PagePayload } } = await import(/* @vite-ignore */ payloadAddress);
  const payload = module.default.data;
  const { page } = payload;
  const [messages] = await Promise.all([
    loadMessages(page.locale),
    loadNoticeMessages(page.locale),
    loadLayoutViews(page.layout),
    loadBlockViews(page.blocks, true),
  ]);
  // React must find what the server wrote: nothing may be in the middle of changing it.
  document.documentElement.dataset.app = 'starting';
  settle();
  let onReady = () => {};
  const isReady = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const stacked = (settings: PagePayload['settings']): StackedPage => ({
    key: '',
    address: localizedPath(page.path, page.locale),
    payload: { page, settings },
    content: <PageContent payload={{ page, settings }} messages={messages} onReady={onReady} />,
  });
  let first = stacked(payload.settings);
  const root = hydrateRoot(container, <StackedPages pages={[first]} shown={first} />);
  await isReady;
  if (payload.settings === null) {
    const { readSettings } = await import('./navigation/content-api.ts');
    // Rendered again, nothing can be left as the server wrote it.
    const [settings] = await Promise.all([readSettings(), loadBlockViews(page.blocks)]);
    first = stacked(settings);
    root.render(<StackedPages pages={[first]} shown={first} />);
  }
  interceptNavigations(container, root, first);
}

/** Events that come by the dozen while a finger or a wheel scrolls. No view listens to them through React. */
const scrollEvent = /^(scroll|touch|wheel)/;

/**
 * Keeps React from listening to these: it listens to every event there is, and has no setting for it. Without its
 * listeners the browser scrolls by itself, and the main thread need not even be told.
 */
function spareScrolling(container: HTMLElement): void {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (...all: Parameters<typeof listen>) => {
    if (!scrollEvent.test(all[0])) listen(...all);
  };
}
