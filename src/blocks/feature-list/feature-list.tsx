import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { highestInside, type InnerHeadingLevel } from '#ui/heading-level.ts';
import { Island } from '#ui/island.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import { useLocale } from '#ui/page-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { type Entry, listEntries } from './entries.ts';
import styles from './feature-list.module.css';
import german from './feature-list-messages.de.json' with { type: 'json' };
import english from './feature-list-messages.en.json' with { type: 'json' };

const useFeatureListMessages = messagesHook<typeof german>({ de: german, en: english });

const { ColorFacts } = await import('./color-facts.tsx');
const { FeatureColumns } = await import('./feature-columns.tsx');
const { FeatureIndex } = await import('./feature-index.tsx');
const { SearchedIndex } = await import('./index-search.tsx');
const { Register } = await import('./register.tsx');
const { TypeAndMotion } = await import('./type-and-motion.tsx');

export function FeatureList({ block, headingLevel }: BlockViewProps<'feature-list'>): ReactNode {
  const { title, intro, source, look } = block;
  const ofTheSystem = source.from !== 'items';
  return (
    // Colours, motion and contrasts fill the block to its edge.
    <div
      className={styles.block}
      data-source={ofTheSystem && source.from !== 'blockKinds' ? source.from : undefined}
    >
      {title && (
        <Heading level={headingLevel} size={ofTheSystem ? 'small' : 'large'} className={styles.title}>
          {title}
        </Heading>
      )}
      {intro && !ofTheSystem && (
        <p className={styles.intro} data-motion="reveal">
          <BrandText>{intro}</BrandText>
        </p>
      )}
      <Contents block={block} level={highestInside(title, headingLevel)} />
      {intro && ofTheSystem && (
        <p className={styles.note} data-look={look}>
          <BrandText>{intro}</BrandText>
        </p>
      )}
      {'register' in source && <Register {...source} />}
    </div>
  );
}

function Contents({
  block,
  level,
}: {
  block: BlockByKind['feature-list'];
  level: InnerHeadingLevel;
}): ReactNode {
  const { source, look } = block;
  const entries = listEntries(block, useFeatureListMessages(), useLocale());
  if (source.from === 'colors' || source.from === 'contrasts') return <ColorFacts {...source} />;
  if (source.from === 'motion') return <TypeAndMotion {...source} />;
  if (entries.length === 0) return null;
  if (look === 'index') {
    if (source.from !== 'blockKinds') return <FeatureIndex entries={entries} />;
    return <Island name="index" view={SearchedIndex} props={{ entries, answers: source.answers }} />;
  }
  const features = entries.map((entry) => <Feature key={entry.id} entry={entry} level={level} />);
  if (look === 'columns') return <FeatureColumns>{features}</FeatureColumns>;
  return (
    <ul className={styles.list} data-motion-group="">
      {features}
    </ul>
  );
}

function Feature({ entry, level }: { entry: Entry; level: InnerHeadingLevel }): ReactNode {
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
