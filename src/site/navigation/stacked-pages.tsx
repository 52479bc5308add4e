import { Activity, Component, type ReactNode, useEffect } from 'react';
import type { Messages } from '#i18n/messages.ts';
import type { PagePayload } from '../page-payload.ts';
import { PageView } from '../shell/page-view.tsx';

/** A page in the browser, with everything that was typed, opened and chosen on it. */
export interface StackedPage {
  key: string;
  /** Its path with language prefix; empty for an error, which is not kept. */
  address: string;
  /** What it was made from, if it is no error. */
  payload: PagePayload | undefined;
  /** Made once for what it was made from, so that React need not look at a page again when another one comes. */
  content: ReactNode;
}

/** The pages that are kept. Hidden ones stay in the document, and no effect of theirs runs. */
export function StackedPages({
  pages,
  shown,
}: {
  pages: readonly StackedPage[];
  shown: StackedPage | undefined;
}): ReactNode {
  return pages.map((page) => (
    <Activity key={page.key} mode={page === shown ? 'visible' : 'hidden'}>
      <div data-page={page.address}>
        <PageBoundary>{page.content}</PageBoundary>
      </div>
    </Activity>
  ));
}

/** A page that can't be rendered is empty, and leaves the others alone: it may have been rendered ahead of its visitor. */
class PageBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface PageContentProps {
  payload: PagePayload;
  messages: Messages;
  /** Called when React has taken it over. */
  onReady?: () => void;
}

/** What a page is made of. The same again with a newer payload changes nothing but what is new. */
export function PageContent({ payload: { page, settings }, messages, onReady }: PageContentProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return <PageView page={page} settings={settings} messages={messages} />;
}
