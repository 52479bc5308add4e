import { type RefObject, useEffect, useRef } from 'react';
import { seek, togglePlaying } from './media-state.ts';

/** How far an arrow key goes, in seconds. */
export const seekStep = 5;
/** How far J and L go, in seconds. */
const longStep = 10;

/**
 * Keys for whoever is inside a player, as players have them everywhere. What its controls do with a key comes first:
 * a button is pressed with Space, a list is searched with letters.
 */
export function useKeys(
  media: RefObject<HTMLMediaElement | null>,
  toggleCaptions: () => void,
  toggleFullScreen: (() => void) | undefined,
): void {
  const toggles = useRef({ toggleCaptions, toggleFullScreen });
  useEffect(() => {
    toggles.current = { toggleCaptions, toggleFullScreen };
  });
  useEffect(() => {
    const { current } = media;
    const player = current?.parentElement;
    if (!current || !player) return;
    const goBy = (seconds: number) => (): void => seek(current, current.currentTime + seconds);
    const keys: Readonly<Record<string, () => void>> = {
      ' ': () => togglePlaying(current),
      k: () => togglePlaying(current),
      j: goBy(-longStep),
      l: goBy(longStep),
      ArrowLeft: goBy(-seekStep),
      ArrowRight: goBy(seekStep),
      m: () => {
        current.muted = !current.muted;
      },
      c: () => toggles.current.toggleCaptions(),
      f: () => toggles.current.toggleFullScreen?.(),
    };
    const press = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return;
      if (key === ' ' && target instanceof HTMLButtonElement) return;
      const act = keys[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    player.addEventListener('keydown', press);
    return () => player.removeEventListener('keydown', press);
  }, [media]);
}
