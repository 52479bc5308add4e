import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadBlockViews } from '#blocks/views.tsx';
import { loadMessages } from '#i18n/messages.ts';
import type { PagePayload } from './page-payload.ts';
import { PageView, type PageViewProps } from './shell/page-view.tsx';

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
    loadBlockViews(page.blocks.map(({ kind }) => kind)),
  ]);
  hydrateRoot(root, <App page={page} settings={settings} messages={messages} />);
}
