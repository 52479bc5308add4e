import { Activity, Component, type ReactNode, useEffect } from 'react';
import type { Messages } from '#i18n/messages.ts';
import type { PagePayload } from '../page-payload.ts';
import { PageView } from '../shell/page-view.tsx';

/** A page in the browser, with its state: input, open elements, choices. */
export interface StackedPage {
  key: string;
  /** Path with locale prefix; empty for errors, which aren't kept. */
  address: string;
  /** Undefined for errors. */
  payload: PagePayload | undefined;
  /** Created once per payload, so that React can skip the page when others change. */
  content: ReactNode;
}

/** Kept pages. Hidden ones stay in the document with their effects unmounted. */
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

/** A failing page renders empty and doesn't affect the others: it may only have been rendered ahead. */
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
  /** Called after hydration. */
  onReady?: () => void;
}

/** A page's content. A newer payload only updates what changed. */
export function PageContent({ payload: { page, settings }, messages, onReady }: PageContentProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return <PageView page={page} settings={settings} messages={messages} />;
}
