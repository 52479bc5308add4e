import type { ReactNode } from 'react';
import { fillInCount } from '#i18n/messages.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './change-table.module.css';
import { useVersionMessages } from './version-messages.ts';

export interface ShownChange {
  path: string;
  words: string;
  /** Missing if it didn't exist. */
  before?: string | undefined;
  after?: string | undefined;
}

export function ChangeTable({
  changes,
  count = changes.length,
}: {
  changes: readonly ShownChange[];
  /** The total, if the table is truncated. */
  count?: number;
}): ReactNode {
  const messages = useVersionMessages();
  const locale = useLocale();
  if (changes.length === 0) return <p>{messages.none}</p>;
  return (
    <>
      <p>{fillInCount(messages.changed, count, locale)}</p>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{messages.path}</th>
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, words, before, after }) => (
            <tr key={path}>
              <th scope="row">
                {words} <code>{path}</code>
              </th>
              <td>{before === undefined ? messages.missing : <BrandValue path={path} value={before} />}</td>
              <td>{after === undefined ? messages.missing : <BrandValue path={path} value={after} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > changes.length && <p>{fillInCount(messages.more, count - changes.length, locale)}</p>}
    </>
  );
}

/** A value of the brand record; drawings are shown as pictures. */
export function BrandValue({ path, value }: { path: string; value: string }): ReactNode {
  const { drawing } = useVersionMessages();
  if (path.endsWith('.master')) return drawing;
  return (
    <>
      {path.endsWith('.hex') && <Swatch hex={value} />}
      {value}
    </>
  );
}

export function Swatch({ hex, className = styles.swatch }: { hex: string; className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 4 2"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="4" height="2" fill={hex} />
    </svg>
  );
}
