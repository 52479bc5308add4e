import type { ReactNode } from 'react';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import styles from './color-fields.module.css';
import type { ColorFact } from './system-facts.ts';

/** The palette as one surface; each colour's width is its share of a page. */
export function ColorFields({
  colors,
  addressed,
}: {
  colors: readonly ColorFact[];
  addressed: boolean;
}): ReactNode {
  return (
    <RuleLinks addressed={addressed}>
      <ul className={styles.fields}>
        {colors.map(({ color, ground, name, hex, use, share }) => (
          <li
            key={color}
            className={styles.field}
            data-color={color}
            data-ground={ground}
            {...ruleAt(`color-${color}`, addressed)}
          >
            <p className={styles.words}>
              <strong>{name}</strong> <span>{hex}</span>{' '}
              <span>
                {use} <RuleLink rule={`color-${color}`} name={name} />
              </span>
            </p>
            <p className={styles.share}>
              {share}
              <span className="visually-hidden"> %</span>
            </p>
          </li>
        ))}
      </ul>
    </RuleLinks>
  );
}
