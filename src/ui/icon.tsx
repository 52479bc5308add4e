import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** Drawn on a field of 24 by 24 with a line of 3, cut straight like the band. */
const paths = {
  arrow: 'M2 12h18M12.5 4l8 8-8 8',
  'arrow-out': 'M4 20 19 5M7 4.5h12.5V17',
  download: 'M12 1.5v14M5 9l7 7 7-7M2 21.5h20',
  play: 'M6.5 4.5v15L19 12z',
  pause: 'M8 4v16M16 4v16',
  plus: 'M12 3v18M3 12h18',
  close: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  menu: 'M2 8h20M2 16h20',
  check: 'M3 12.5l6 6L21 6',
} as const;

export type IconName = keyof typeof paths;

/** A sign that repeats what its neighbour says; assistive technology skips it. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={paths[name]} />
    </svg>
  );
}
