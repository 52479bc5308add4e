import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { useMessages } from '#ui/page-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { type Entry, variantCount } from './entries.ts';
import styles from './feature-index.module.css';
import { KindGlyph } from './kind-glyph.tsx';

/** The entries' names as one running text of very large type, each followed by itself in miniature. */
export function FeatureIndex({ entries }: { entries: readonly Entry[] }): ReactNode {
  const messages = useMessages();
  return (
    <ul className={styles.index} data-motion="reveal">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-kind={entry.kind}>
          {entry.link ? (
            <a className={styles.name} href={entry.link.href}>
              <BrandText>{entry.title}</BrandText>
            </a>
          ) : (
            <span className={styles.name}>
              <BrandText>{entry.title}</BrandText>
            </span>
          )}
          {entry.count !== undefined && (
            <sup className={styles.count}>
              <span aria-hidden="true">{entry.count}</span>
              <span className="visually-hidden">{variantCount(entry.count, messages)}</span>
            </sup>
          )}
          {entry.kind && <KindGlyph kind={entry.kind} />}
          {entry.image && (
            <span className={styles.image}>
              <Picture media={{ ...entry.image, alt: '' }} fit="cover" sizes="12rem" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
