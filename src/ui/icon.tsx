import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** 24 by 24 grid, stroke width 3, straight-cut ends. */
const paths = {
  arrow: 'M2 12h18M12.5 4l8 8-8 8',
  'arrow-out': 'M4 20 19 5M7 4.5h12.5V17',
  copy: 'M8.5 8.5h13v13h-13zM15.5 8.5v-6h-13v13h6',
  download: 'M12 1.5v14M5 9l7 7 7-7M2 21.5h20',
  play: 'M6.5 4.5v15L19 12z',
  pause: 'M8 4v16M16 4v16',
  plus: 'M12 3v18M3 12h18',
  close: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  menu: 'M2 8h20M2 16h20',
  check: 'M3 12.5l6 6L21 6',
  sound: 'M2 9v6h4l6 5V4L6 9zM16 8q4 4 0 8M19 4.5q7.5 7.5 0 15',
  silence: 'M2 9v6h4l6 5V4L6 9zM16 9l6 6M22 9l-6 6',
  captions: 'M2 4.5h20v15H2zM5.5 14.5h8M16 14.5h2.5',
  'full-screen': 'M2.5 9V3.5H9M15 3.5h6.5V9M21.5 15v5.5H15M9 20.5H2.5V15',
  'leave-full-screen': 'M9 2v6.5H2.5M21.5 8.5H15V2M15 22v-6.5h6.5M2.5 15.5H9V22',
  'picture-in-picture': 'M10 18.5H2.5V4h19v6M14 15h7v5h-7z',
} as const;

export type IconName = keyof typeof paths;

/** Decorative; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={paths[name]} />
    </svg>
  );
}
