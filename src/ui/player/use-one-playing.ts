import { type RefObject, useEffect } from 'react';
import { watchInView } from '../watch-in-view.ts';

/**
 * Pauses a player when another one starts, and a video when it leaves the viewport; only the visitor resumes it. Muted
 * loops are exempt.
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
        // A video in picture-in-picture stays visible.
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
