import { createElement, type ReactNode, type RefObject } from 'react';
import styles from './player.module.css';
import type { PlayerControls } from './use-player-controls.ts';

export interface PlayerProps {
  kind: 'film' | 'sound';
  media: RefObject<HTMLMediaElement | null>;
  name: string | undefined;
  /** From `usePlayerControls`; the native controls are shown while undefined. */
  controls: PlayerControls | undefined;
  /** The `video` or `audio` element. */
  children: ReactNode;
}

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
