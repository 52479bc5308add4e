import type { ReactNode } from 'react';
import { Blocks, carriesTitle } from '#blocks/blocks.tsx';
import type { Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { Heading } from '#ui/heading.tsx';
import { Frame } from './frame.tsx';
import styles from './page-view.module.css';

export interface PageViewProps {
  page: PageDocument;
  /** Null as long as the content backend was never reached; the page is complete without. */
  settings: ProjectSettings | null;
  messages: Messages;
}

/** One page as visitors see it. The views of its blocks must have been loaded. */
export function PageView({ page, settings, messages }: PageViewProps): ReactNode {
  const firstGround = page.blocks[0]?.ground ?? 'white';
  return (
    <Frame
      layout={page.layout}
      locale={page.locale}
      path={page.path}
      available={page.locales}
      firstGround={firstGround}
      lastGround={page.blocks.at(-1)?.ground ?? 'white'}
      settings={settings}
      messages={messages}
    >
      {!carriesTitle(page.blocks) && (
        <div className={styles.title} data-ground={firstGround}>
          <Heading level={1} size="giant">
            {page.title}
          </Heading>
        </div>
      )}
      <Blocks blocks={page.blocks} />
    </Frame>
  );
}
