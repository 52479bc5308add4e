import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageContext } from '#ui/page-context.tsx';
import { runningText } from '#ui/running-text.ts';
import { brandMarkup } from './brand-markup.ts';
import styles from './html.module.css';
import { trustedMarkup } from './trusted-markup.ts';

/** An editor's own markup, dressed like everything else on the page. */
export function Html({ block }: BlockViewProps<'html'>): ReactNode {
  const { brand, messages } = usePageContext();
  const mayScroll = block.width === 'full' && block.markup.includes('<table');
  return (
    <div className={styles.html} data-width={block.width} data-motion="reveal">
      <div
        className={joinClasses(runningText, styles.markup)}
        // A table wider than the screen scrolls in here, which the keyboard can reach only if this takes focus.
        {...(mayScroll ? { role: 'group', 'aria-label': messages.html.table, tabIndex: 0 } : {})}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where content is markup; the field's schema cleans it wherever a page document is made or read, so nothing in it can run
        dangerouslySetInnerHTML={{ __html: trustedMarkup(brandMarkup(block.markup, brand)) }}
      />
    </div>
  );
}
