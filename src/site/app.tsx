import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadBlockViews } from '#blocks/views.tsx';
import { localizedPath } from '#i18n/localized-path.ts';
import { loadMessages } from '#i18n/messages.ts';
import { settle } from '#motion/unsettled.ts';
import { listenForCopies } from './copy-button.ts';
import { interceptNavigations } from './navigation/intercept.ts';
import { PageContent, type StackedPage, StackedPages } from './navigation/stacked-pages.tsx';
import { loadNoticeMessages } from './notice/notice-messages.ts';
import type { PagePayload } from './page-payload.ts';
import { loadLayoutViews } from './shell/layout-views.ts';
import { wakeIslands } from './wake-islands.ts';

/**
 * Hydrates the server's page. Until then, and on failure, the page works as plain HTML. An error page has no payload:
 * it stays as it is until the next page replaces it.
 */
export async function startApp(container: HTMLElement, payloadAddress: string): Promise<void> {
  spareScrolling(container);
  if (payloadAddress) await hydratePage(container, payloadAddress);
  else interceptNavigations(container, createRoot(container));
  listenForCopies();
  wakeIslands();
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
  // React must find the server's markup, so running text animations are completed.
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
    // A re-render keeps no server markup, so deferred views must be loaded, too.
    const [settings] = await Promise.all([readSettings(), loadBlockViews(page.blocks)]);
    first = stacked(settings);
    root.render(<StackedPages pages={[first]} shown={first} />);
  }
  interceptNavigations(container, root, first);
}

/** Frequent events while scrolling; no view listens to them through React. */
const scrollEvent = /^(scroll|touch|wheel)/;

/**
 * React listens to every event and has no setting to exclude some. Without these listeners the browser scrolls without
 * waiting for the main thread.
 */
function spareScrolling(container: HTMLElement): void {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (...all: Parameters<typeof listen>) => {
    if (!scrollEvent.test(all[0])) listen(...all);
  };
}
