import type { ReactNode } from 'react';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './change-list.module.css';
import { ChangeTable } from './change-table.tsx';
import type { ShownEra } from './files-source.ts';
import { useVersionMessages } from './version-messages.ts';

/** Recent changes of the brand record, newest first, with links to each version and to the full list. */
export function ChangeList({
  eras,
  level,
}: {
  eras: readonly ShownEra[];
  level: InnerHeadingLevel;
}): ReactNode {
  const messages = useVersionMessages();
  const locale = useLocale();
  const to = (path: string) => localizedPath(`/brand${path}`, locale);
  const Name = `h${level}` as const;
  return (
    <>
      <ol className={styles.eras}>
        {eras.map(({ version, since, from }, place) => (
          <li key={`${version} ${since}`} className={styles.era}>
            <div>
              <Name className={styles.version}>
                <a href={to(`/versions/${version}`)} data-fingerprint="">
                  {version}
                </a>
              </Name>
              {since && <p>{fillIn(place === 0 ? messages.now : messages.since, { since })}</p>}
            </div>
            <div className={styles.changes}>
              {from ? (
                <>
                  <ChangeTable changes={from.changes} count={from.count} />
                  <a className={styles.way} href={to(`/versions/${from.version}/${version}`)}>
                    {messages.compare}
                  </a>
                </>
              ) : (
                <p>{messages.first}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <a className={styles.way} href={to('/versions')}>
          {messages.all}
        </a>
        <a className={styles.way} href={to('/changes.atom')}>
          {messages.feed}
        </a>
      </p>
    </>
  );
}
