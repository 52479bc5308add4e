import type { ReactNode } from 'react';
import { Swatch } from '#blocks/brand-files/change-table.tsx';
import styles from './colors-and-marks.module.css';

export interface ShownMark {
  name: string;
  src: string;
  /** A ground the mark may be used on, in that version's colour. */
  ground: string;
}

export interface ShownColor {
  name: string;
  hex: string;
}

export function Colors({ colors }: { colors: readonly ShownColor[] }): ReactNode {
  return (
    <ul className={styles.colors}>
      {colors.map(({ name, hex }) => (
        <li key={name}>
          <Swatch hex={hex} className={styles.field} />
          <b>{name}</b> {hex}
        </li>
      ))}
    </ul>
  );
}

export function Marks({ marks }: { marks: readonly ShownMark[] }): ReactNode {
  return (
    <div className={styles.marks}>
      {marks.map(({ name, src, ground }) => (
        <div key={name} className={styles.mark}>
          <Swatch hex={ground} className={styles.ground} />
          <picture>
            <img src={src} alt={name} height={96} />
          </picture>
        </div>
      ))}
    </div>
  );
}
