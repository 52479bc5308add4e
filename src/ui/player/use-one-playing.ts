import { type RefObject, useEffect } from 'react';
import { watchInView } from '../watch-in-view.ts';

/**
 * Pauses what plays when another one starts, and a film when it leaves the window; it is the visitor's to go on. Loops
 * without sound are decoration and disturb nobody.
 */
export function useOnePlaying(media: RefObject<HTMLMediaElement | null>): void {
  useEffect(() => {
    const { current } = media;
    if (!current) return;
    const makeWay = ({ target }: Event) => {
      if (target !== current && target instanceof HTMLMediaElement && !target.loop) current.pause();
    };
    const isFilm = current instanceof HTMLVideoElement;
    const stopWatching =
      isFilm &&
      watchInView(current, (isInView) => {
        // One that floats over the page is seen wherever the page is.
        if (!isInView && document.pictureInPictureElement !== current) current.pause();
      });
    // `play` does not bubble.
    document.addEventListener('play', makeWay, true);
    return () => {
      if (stopWatching) stopWatching();
      document.removeEventListener('play', makeWay, true);
    };
  }, [media]);
}
