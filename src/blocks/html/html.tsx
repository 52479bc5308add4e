import { type ReactNode, useMemo } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { messagesHook } from '#ui/messages-hook.ts';
import { usePageContext } from '#ui/page-context.tsx';
import { runningText } from '#ui/running-text.ts';
import { brandMarkup } from './brand-markup.ts';
import styles from './html.module.css';
import german from './html-messages.de.json' with { type: 'json' };
import english from './html-messages.en.json' with { type: 'json' };
import type { FramedDocument } from './html-source.ts';

/** The part of the Sanitizer API used here. */
interface CleaningDocument {
  parseHTML?(markup: string, options: { sanitizer: object }): Document;
}

/**
 * Removes anything executable, using the browser's sanitizer if available; an empty configuration does that. A second
 * line of defence: the server has already cleaned the markup, see `src/fields/html.ts`.
 */
function withoutScript(markup: string): string {
  const cleaning: typeof Document & CleaningDocument = Document;
  return cleaning.parseHTML?.(markup, { sanitizer: {} }).body.innerHTML ?? markup;
}

/** The only Trusted Types policy for markup; the CSP allows it by name. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('cleaned-markup', { createHTML: withoutScript });

/** Cleaned markup as TrustedHTML where supported. */
function trustedMarkup(markup: string): string | TrustedHTML {
  return policy ? policy.createHTML(markup) : markup;
}

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

/**
 * An editor's document in a frame without an origin: its scripts run, but can't access the page or its cookies.
 * Restricted twice, by the sandbox here and by the response's CSP.
 */
function FramedHtml({ framed }: { framed: FramedDocument }): ReactNode {
  return (
    <div className={styles.frame} data-island="frame">
      <iframe
        src={framed.address}
        title={framed.title}
        height={framed.height}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}
