import type { ReactNode } from 'react';
import styles from './color-fields.module.css';
import type { ColorFact } from './system-facts.ts';

/** The palette as one surface, each colour as wide as its share of a page. */
export function ColorFields({ colors }: { colors: readonly ColorFact[] }): ReactNode {
  return (
    <ul className={styles.fields}>
      {colors.map(({ color, ground, name, hex, use, share }) => (
        <li key={color} className={styles.field} data-color={color} data-ground={ground}>
          <p className={styles.words}>
            <strong>{name}</strong> <span>{hex}</span> <span>{use}</span>
          </p>
          <p className={styles.share}>
            {share}
            <span className="visually-hidden"> %</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
