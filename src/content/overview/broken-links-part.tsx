import type { Payload } from 'payload';
import { type ReactNode, Suspense } from 'react';
import { type BrokenLink, brokenLinks } from '#content/links/broken-links.ts';
import { blockHash } from '#content/preview/block-hash.ts';
import { type EditorLanguage, languageName } from '#i18n/editor-texts.ts';
import styles from './overview.module.css';
import { overviewMessages } from './overview-messages.ts';
import { part } from './overview-part.tsx';

/** Nobody mends more of them at a time; the others come when these are gone. */
const mostLinks = 100;

interface BrokenLinksProps {
  payload: Payload;
  language: EditorLanguage;
  /** In ms since 1970. */
  now: number;
}

/** What leads nowhere. It takes long after a start, so it comes when the rest of the dashboard is there already. */
export function BrokenLinks(props: BrokenLinksProps): ReactNode {
  const messages = overviewMessages[props.language];
  return (
    <Suspense
      fallback={
        <article className={styles.part} aria-busy>
          <h3>{messages.broken}</h3>
          <p className={styles.quiet}>{messages.linksAreRead}</p>
        </article>
      }
    >
      <FoundLinks {...props} />
    </Suspense>
  );
}

function FoundLinks({ payload, language, now }: BrokenLinksProps): Promise<ReactNode> {
  const messages = overviewMessages[language];
  return part({
    title: messages.broken,
    help: messages.brokenHelp,
    empty: messages.nothingBroken,
    language,
    read: async () => {
      const found = await brokenLinks(payload, now);
      return { entries: found.slice(0, mostLinks), totals: { links: found.length } };
    },
    line: (entry) => {
      const only = entry.locale ? `${languageName(entry.locale, language)}: ` : '';
      const about = only + entry.message[language];
      return { title: entry.name[language], href: placeOf(entry), about, key: placeOf(entry) + about };
    },
  });
}

/** Where the form has what leads nowhere: the row, in its language. */
function placeOf({ slug, id, locale, block }: BrokenLink): string {
  const form = id === undefined ? `globals/${slug}` : `collections/${slug}/${id}`;
  return `/admin/${form}${locale ? `?locale=${locale}` : ''}${block ? blockHash + block : ''}`;
}
