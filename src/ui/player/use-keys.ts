import { type RefObject, useEffect, useRef } from 'react';
import { seek, togglePlaying } from './media-state.ts';

/** Step of the arrow keys, in seconds. */
export const seekStep = 5;
/** Step of J and L, in seconds. */
const longStep = 10;

/**
 * The usual player shortcuts while the focus is inside. Keys a control handles itself take precedence: Space on a
 * button, letters in a select.
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
