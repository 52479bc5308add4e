import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { Island } from '#ui/island.tsx';
import { ruleAt } from '#ui/rule-link/rule-link.tsx';
import { purposes } from './find-logo.ts';
import styles from './logo-finder.module.css';
import { LogoQuestions } from './logo-questions.tsx';

/** Two questions and the file that answers both. Without script all files are listed. */
export function LogoFinder({ block, headingLevel }: BlockViewProps<'logo-finder'>): ReactNode {
  const { marks, title } = block;
  return (
    <div className={styles.block}>
      {purposes.map((each) => (
        <span key={each} className={styles.place} {...ruleAt(`logo-${each}`, marks.addressed)} />
      ))}
      {title && (
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
      )}
      <Island name="logos" view={LogoQuestions} props={{ marks }} />
    </div>
  );
}
