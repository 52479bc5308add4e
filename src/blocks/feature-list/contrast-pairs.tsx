import type { ReactNode } from 'react';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import styles from './contrast-pairs.module.css';
import type { ContrastFact } from './system-facts.ts';

/** All allowed pairs of text and ground, each set in its own colours. */
export function ContrastPairs({
  contrasts,
  addressed,
}: {
  contrasts: readonly ContrastFact[];
  addressed: boolean;
}): ReactNode {
  return (
    <RuleLinks addressed={addressed}>
      <ul className={styles.pairs}>
        {contrasts.map(({ part, ground, words, rule, ratio, use }) => (
          <li
            key={words}
            className={styles.pair}
            data-ground={ground}
            data-part={part}
            {...ruleAt(rule, addressed)}
          >
            <span>{words}</span>
            <span className={styles.ratio}>{ratio}</span>
            <span className={styles.use}>
              {use} <RuleLink rule={rule} name={words} />
            </span>
          </li>
        ))}
      </ul>
    </RuleLinks>
  );
}
