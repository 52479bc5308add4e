import { type RefObject, useEffect, useRef } from 'react';
import { togglePlaying } from './media-state.ts';

/**
 * A click on the picture plays or pauses, a double click toggles full screen. On touch, the first tap only shows hidden
 * controls.
 */
export function useFilmSurface(
  media: RefObject<HTMLMediaElement | null>,
  isResting: boolean,
  toggleFullScreen: (() => void) | undefined,
): void {
  const now = useRef({ isResting, toggleFullScreen });
  useEffect(() => {
    now.current = { isResting, toggleFullScreen };
  });
  useEffect(() => {
    const { current } = media;
    if (!(current instanceof HTMLVideoElement)) return;
    let onlyWakes = false;
    const press = ({ pointerType }: PointerEvent): void => {
      onlyWakes = pointerType === 'touch' && now.current.isResting;
    };
    const click = (): void => {
      if (!onlyWakes) togglePlaying(current);
    };
    const fill = (): void => {
      if (!onlyWakes) now.current.toggleFullScreen?.();
    };
    current.addEventListener('pointerdown', press);
    current.addEventListener('click', click);
    current.addEventListener('dblclick', fill);
    return () => {
      current.removeEventListener('pointerdown', press);
      current.removeEventListener('click', click);
      current.removeEventListener('dblclick', fill);
    };
  }, [media]);
}
