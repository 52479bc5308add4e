import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Entry } from './entries.ts';
import styles from './feature-index.module.css';
import { useFeatureIndexMessages } from './feature-index-messages.ts';

interface FeatureIndexProps {
  entries: readonly Entry[];
  /** Search results; all entries without a query. */
  shown?: readonly Entry[];
  /** A miniature of a kind. */
  glyphOf?: (kind: string) => ReactNode;
}

/** Names as running text in very large type, each followed by its miniature. */
export function FeatureIndex({ entries, shown = entries, glyphOf }: FeatureIndexProps): ReactNode {
  const texts = useFeatureIndexMessages();
  return (
    <div className={styles.index} data-motion="reveal">
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-kind={entry.kind} hidden={!shown.includes(entry)}>
            <Name entry={entry} />
            {entry.variants && (
              <sup className={styles.count}>
                <span aria-hidden="true">{entry.variants.count}</span>
                <span className="visually-hidden">{entry.variants.words}</span>
              </sup>
            )}
            {entry.kind && glyphOf?.(entry.kind)}
            {entry.image && (
              <span className={styles.image}>
                <Picture media={{ ...entry.image, alt: '' }} fit="cover" sizes="12rem" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
    </div>
  );
}

function Name({ entry }: { entry: Entry }): ReactNode {
  const Element = entry.link ? 'a' : 'span';
  return (
    <Element
      className={styles.name}
      href={entry.link?.href}
      data-long={entry.title.length > 18 ? 'very' : entry.title.length > 12 ? 'somewhat' : undefined}
    >
      <BrandText>{entry.title}</BrandText>
    </Element>
  );
}
