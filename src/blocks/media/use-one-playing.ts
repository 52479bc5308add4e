import { type RefObject, useEffect } from 'react';

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
    const observer = new IntersectionObserver((entries) => {
      // One that floats over the page is seen wherever the page is.
      if (!entries.at(-1)?.isIntersecting && document.pictureInPictureElement !== current) current.pause();
    });
    if (current instanceof HTMLVideoElement) observer.observe(current);
    // `play` does not bubble.
    document.addEventListener('play', makeWay, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('play', makeWay, true);
    };
  }, [media]);
}
