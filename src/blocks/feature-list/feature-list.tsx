import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { ActionLink } from '#ui/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { useMessages } from '#ui/page-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { type Entry, listEntries } from './entries.ts';
import { FeatureIndex } from './feature-index.tsx';
import styles from './feature-list.module.css';

export function FeatureList({ block, headingLevel }: BlockViewProps<'feature-list'>): ReactNode {
  const entries = listEntries(block, useMessages());
  const entryLevel = block.title && headingLevel === 2 ? 3 : 2;
  return (
    <div className={styles.block}>
      {block.title && (
        <Heading level={headingLevel} size="large" className={styles.title}>
          {block.title}
        </Heading>
      )}
      {block.intro && (
        <p className={styles.intro} data-motion="reveal">
          <BrandText>{block.intro}</BrandText>
        </p>
      )}
      {entries.length > 0 &&
        (block.look === 'index' ? (
          <FeatureIndex entries={entries} />
        ) : (
          <ul className={block.look === 'list' ? styles.list : styles.columns}>
            {entries.map((entry) => (
              <Feature key={entry.id} entry={entry} level={entryLevel} />
            ))}
          </ul>
        ))}
    </div>
  );
}

function Feature({ entry, level }: { entry: Entry; level: 2 | 3 }): ReactNode {
  return (
    <li className={styles.entry} data-motion="reveal">
      <Heading level={level} size="medium" className={styles.name}>
        {entry.title}
      </Heading>
      <div className={styles.about}>
        {entry.text && (
          <p className={styles.text}>
            <BrandText>{entry.text}</BrandText>
          </p>
        )}
        {entry.link && <ActionLink link={entry.link} look="text" />}
      </div>
      {entry.image && (
        <div className={styles.image}>
          <Picture media={entry.image} fit="cover" sizes="(min-width: 60rem) 30vw, 100vw" />
        </div>
      )}
    </li>
  );
}
