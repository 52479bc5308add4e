import { type RefObject, useEffect, useState } from 'react';
import { watchInView } from '../watch-in-view.ts';

export type PlayerControls = typeof import('./player-controls.tsx').PlayerControls;

/** Root margin, wide enough that the controls load before the player is visible. */
const ahead = '75% 0px';

/**
 * Our controls, loaded when the player is near the viewport. Undefined until then or if loading fails; the native
 * controls are shown instead.
 */
export function usePlayerControls(media: RefObject<HTMLMediaElement | null>): PlayerControls | undefined {
  const [controls, setControls] = useState<PlayerControls>();
  useEffect(() => {
    const { current } = media;
    if (!current) return;
    let isWanted = true;
    const load = async (): Promise<void> => {
      try {
        const { PlayerControls } = await import('./player-controls.tsx');
        if (!isWanted) return;
        stop();
        setControls(() => PlayerControls);
      } catch {
        // The native controls stay.
      }
    };
    const stop = watchInView(current, (isNear) => isNear && load(), ahead);
    return () => {
      isWanted = false;
      stop();
    };
  }, [media]);
  return controls;
}
