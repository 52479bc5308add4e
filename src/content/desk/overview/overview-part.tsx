import type { ReactNode } from 'react';
import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import styles from './overview.module.css';
import { overviewMessages } from './overview-messages.ts';
import { most } from './waiting-documents.ts';

interface FoundEntries<Entry> {
  /** Totals per kind, listed or not. */
  totals: Readonly<Record<string, number | undefined>>;
  /** The entries shown; beyond a few they are folded. */
  entries: readonly Entry[];
}

interface Line {
  title: string;
  href: string;
  about: ReactNode;
  /** Tells apart entries with the same link. */
  key?: string;
}

interface Part<Entry, Found extends FoundEntries<Entry>> {
  title: string;
  help: string;
  language: EditorLanguage;
  read: () => Promise<Found & FoundEntries<Entry>>;
  line: (entry: Entry) => Line;
  more?: (found: Found) => { words: string; href: string }[];
}

/** A part of the overview; nothing without entries. If its data can't be read it says so, and the other parts still render. */
export async function part<Entry, Found extends FoundEntries<Entry>>({
  title,
  help,
  language,
  read,
  line,
  more,
}: Part<Entry, Found>): Promise<ReactNode> {
  const messages = overviewMessages[language];
  const found = await read().catch(() => undefined);
  if (found?.entries.length === 0) return null;
  const total = Object.values(found?.totals ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const lines = found?.entries.map(line) ?? [];
  return (
    <article key={title} className={styles.part}>
      <h3>
        {title}
        {total > 0 && (
          <span className={styles.count}>{new Intl.NumberFormat(formatLocales[language]).format(total)}</span>
        )}
      </h3>
      {!found && <p role="status">{messages.unreadable}</p>}
      {found && (
        <>
          <p className={styles.quiet}>{help}</p>
          <Lines lines={lines.slice(0, most)} />
          {lines.length > most && (
            <details>
              <summary>{messages.others(lines.length - most)}</summary>
              <Lines lines={lines.slice(most)} />
            </details>
          )}
          {more && (
            <ul className={styles.more}>
              {more(found).map(({ words, href }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </article>
  );
}

function Lines({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ul className={styles.entries}>
      {lines.map(({ title, href, about, key }) => (
        <li key={key ?? href}>
          <a href={href}>{title}</a>
          <span className={styles.quiet}>{about}</span>
        </li>
      ))}
    </ul>
  );
}
