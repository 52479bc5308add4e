import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadBlockViews } from '#blocks/views.tsx';
import { loadMessages } from '#i18n/messages.ts';
import { settle } from '#motion/unsettled.ts';
import type { PagePayload } from './page-payload.ts';
import { loadLayoutViews } from './shell/layout-views.ts';
import type { PageViewProps } from './shell/page-frame.tsx';
import { PageView } from './shell/page-view.tsx';

/** The page, and the mark that says that React has taken it over. */
function App(props: PageViewProps) {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready';
  }, []);
  return <PageView {...props} />;
}

/** Brings the server's page to life. Until then, and if it fails, the page works as plain HTML. */
export async function startApp(root: HTMLElement, payloadAddress: string): Promise<void> {
  const module: { default: { data: PagePayload } } = await import(/* @vite-ignore */ payloadAddress);
  const { page, settings } = module.default.data;
  const [messages] = await Promise.all([
    loadMessages(page.locale),
    loadLayoutViews(page.layout),
    loadBlockViews(page.blocks),
  ]);
  // React must find what the server wrote: nothing may be in the middle of changing it.
  document.documentElement.dataset.app = 'starting';
  settle();
  spareScrolling(root);
  hydrateRoot(root, <App page={page} settings={settings} messages={messages} />);
}

/** Events that come by the dozen while a finger or a wheel scrolls. No view listens to them through React. */
const scrollEvent = /^(scroll|touch|wheel)/;

/**
 * Keeps React from listening to these: it listens to every event there is, and has no setting for it. Without its
 * listeners the browser scrolls by itself, and the main thread need not even be told.
 */
function spareScrolling(root: HTMLElement): void {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (...all: Parameters<typeof listen>) => {
    if (!scrollEvent.test(all[0])) listen(...all);
  };
}
