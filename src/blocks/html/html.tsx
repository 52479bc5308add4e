import { type ReactNode, useMemo } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { messagesHook } from '#ui/messages-hook.ts';
import { usePageContext } from '#ui/page-context.tsx';
import { runningText } from '#ui/running-text.ts';
import { brandMarkup } from './brand-markup.ts';
import { FramedHtml } from './framed-html.tsx';
import styles from './html.module.css';
import german from './html-messages.de.json' with { type: 'json' };
import english from './html-messages.en.json' with { type: 'json' };
import { trustedMarkup } from './trusted-markup.ts';

const useHtmlMessages = messagesHook<typeof german>({ de: german, en: english });

/** An editor's own HTML: markup in the site's styles, or a framed document. */
export function Html({ block }: BlockViewProps<'html'>): ReactNode {
  const { source, width } = block;
  return (
    <div className={styles.html} data-width={width} data-motion="reveal">
      {source.mode === 'framed' ? (
        <FramedHtml framed={source} />
      ) : (
        <Markup markup={source.markup} mayScroll={width === 'full' && source.markup.includes('<table')} />
      )}
    </div>
  );
}

interface MarkupProps {
  markup: string;
  mayScroll: boolean;
}

function Markup({ markup, mayScroll }: MarkupProps): ReactNode {
  const { brand } = usePageContext();
  const messages = useHtmlMessages();
  // The same object for the same markup: otherwise React would set it again and close `details` the visitor has opened.
  const html = useMemo(() => ({ __html: trustedMarkup(brandMarkup(markup, brand)) }), [markup, brand]);
  return (
    <div
      className={joinClasses(runningText, styles.markup)}
      // A table wider than the viewport scrolls here; focusable for the keyboard.
      {...(mayScroll ? { role: 'group', 'aria-label': messages.table, tabIndex: 0 } : {})}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where content is markup; the field's schema cleans it wherever a page document is made or read, so nothing in it can run
      dangerouslySetInnerHTML={html}
    />
  );
}
