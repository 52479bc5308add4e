import type { ReactNode } from 'react';
import styles from './player.module.css';

export interface PlayerProps {
  kind: 'film' | 'sound';
  /** Accessible name. */
  name: string | undefined;
  /** The `video` or `audio` element, with the browser's controls. */
  children: ReactNode;
}

/** A film or sound. `player.island.tsx` replaces the browser's controls by ours. */
export function Player({ kind, name, children }: PlayerProps): ReactNode {
  return (
    <div
      className={styles.player}
      data-player="native"
      data-kind={kind}
      data-name={name}
      data-island="player"
    >
      {children}
    </div>
  );
}
