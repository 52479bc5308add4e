import { watchInView } from '../watch-in-view.ts';

/**
 * Pauses a player when another one starts, and a video when it leaves the viewport; only the visitor resumes it. Muted
 * loops are exempt. Returns the cleanup function.
 */
export function playAlone(media: HTMLMediaElement): () => void {
  const makeWay = ({ target }: Event) => {
    if (target !== media && target instanceof HTMLMediaElement && !target.loop) media.pause();
  };
  const stopWatching =
    media instanceof HTMLVideoElement &&
    watchInView(media, (isInView) => {
      // A video in picture-in-picture stays visible.
      if (!isInView && document.pictureInPictureElement !== media) media.pause();
    });
  // `play` does not bubble.
  document.addEventListener('play', makeWay, true);
  return () => {
    if (stopWatching) stopWatching();
    document.removeEventListener('play', makeWay, true);
  };
}
