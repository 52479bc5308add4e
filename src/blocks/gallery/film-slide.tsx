import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Film, type FilmProps } from '#blocks/media/film.tsx';
import { boxOfFilm, onOpenedFilm } from '#ui/player/opened-film.ts';

interface FilmSlideProps extends FilmProps {
  /** Id of the link that opens it. */
  link: string;
}

/** The video a gallery picture opens. Rendered by the page into the lightbox's element. */
export function FilmSlide({ link, ...film }: FilmSlideProps): ReactNode {
  const box = useSyncExternalStore(
    onOpenedFilm,
    () => boxOfFilm(link),
    () => null,
  );
  useEffect(() => {
    // Opening it requests playback; if the browser refuses, the play button remains.
    box
      ?.querySelector('video')
      ?.play()
      .catch(() => undefined);
  }, [box]);
  return box && createPortal(<Film {...film} />, box);
}
