import type { ReactNode } from 'react';
import { carriesTitle } from '#blocks/blocks.tsx';
import type { Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { Heading } from '#ui/heading.tsx';
import { Frame } from './frame.tsx';
import styles from './page-frame.module.css';

export interface PageViewProps {
  page: PageDocument;
  /** Null if the content backend was never reached; the page works without. */
  settings: ProjectSettings | null;
  messages: Messages;
}

interface PageFrameProps extends PageViewProps {
  chapters?: ReactNode;
  children: ReactNode;
}

/** The frame of a page. Adds the page title if no block has it. */
export function PageFrame({ page, settings, messages, chapters, children }: PageFrameProps): ReactNode {
  const { blocks } = page;
  const firstGround = blocks[0]?.ground ?? 'white';
  return (
    <Frame
      layout={page.layout}
      locale={page.locale}
      path={page.path}
      available={page.locales}
      firstGround={firstGround}
      lastGround={blocks.at(-1)?.ground ?? 'white'}
      settings={settings}
      messages={messages}
      chapters={chapters}
    >
      {!carriesTitle(blocks) && (
        <div className={styles.title} data-ground={firstGround}>
          <Heading level={1} size="giant">
            {page.title}
          </Heading>
        </div>
      )}
      {children}
    </Frame>
  );
}
