import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pageLocale } from '#i18n/locales.ts';
import { LocaleContext } from '../page-context.tsx';
import { watchInView } from '../watch-in-view.ts';
import { PlayerControls } from './player-controls.tsx';

/** Gives a player (`player.tsx`) our controls instead of the browser's. Returns the cleanup function. */
export function wake(player: HTMLElement): () => void {
  const media = player.querySelector<HTMLMediaElement>('audio, video');
  if (!media) return () => {};
  const isFilm = media instanceof HTMLVideoElement;
  const stop = playAlone(media);
  const place = document.createElement('div');
  place.style.display = 'contents';
  player.append(place);
  const root = createRoot(place);
  const reference = { current: media };
  flushSync(() =>
    root.render(
      <LocaleContext value={pageLocale()}>
        <PlayerControls kind={isFilm ? 'film' : 'sound'} media={reference} />
      </LocaleContext>,
    ),
  );
  media.controls = false;
  // The name belongs to the group only once it has our controls.
  player.role = 'group';
  if (player.dataset.name) player.ariaLabel = player.dataset.name;
  player.dataset.player = 'own';
  return () => {
    stop();
    root.unmount();
  };
}

/**
 * Pauses a player when another one starts, and a video when it leaves the viewport; only the visitor resumes it. Muted
 * loops are exempt. Returns the cleanup function.
 */
function playAlone(media: HTMLMediaElement): () => void {
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
