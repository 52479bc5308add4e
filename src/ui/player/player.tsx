import { createElement, type ReactNode, type RefObject } from 'react';
import styles from './player.module.css';
import type { PlayerControls } from './use-player-controls.ts';

export interface PlayerProps {
  kind: 'film' | 'sound';
  media: RefObject<HTMLMediaElement | null>;
  /** What it is called. */
  name: string | undefined;
  /** From `usePlayerControls`; as long as there are none, the element itself has the browser's own. */
  controls: PlayerControls | undefined;
  /** The `video` or `audio` element. */
  children: ReactNode;
}

/** A film or sound with the controls that lie over it or stand beside it. */
export function Player({ kind, media, name, controls, children }: PlayerProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a name belongs to the group, and both come with the controls
    <div
      className={styles.player}
      data-player={controls ? 'own' : 'native'}
      data-kind={kind}
      role={controls && 'group'}
      aria-label={controls && name}
    >
      {children}
      {controls && createElement(controls, { kind, media })}
    </div>
  );
}
