import { type RefObject, useEffect, useState } from 'react';
import { watchInView } from '../watch-in-view.ts';

export type PlayerControls = typeof import('./player-controls.tsx').PlayerControls;

/** How far from the window a player gets its controls: early enough that nobody sees it without them. */
const ahead = '75% 0px';

/**
 * Our controls, once they are here. They are loaded when the player comes near the window. Until then, and where they
 * can't be loaded, the browser's own are shown.
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
        // The browser's own stay, and do.
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
