import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Film, type FilmProps } from '#blocks/media/film.tsx';
import { boxOfFilm, onOpenedFilm } from '#ui/player/opened-film.ts';

interface FilmSlideProps extends FilmProps {
  /** The id of the link that opens it. */
  link: string;
}

/** The film that a picture of a gallery opens. It is part of the page, and plays where the lightbox makes room for it. */
export function FilmSlide({ link, ...film }: FilmSlideProps): ReactNode {
  const box = useSyncExternalStore(
    onOpenedFilm,
    () => boxOfFilm(link),
    () => null,
  );
  useEffect(() => {
    // Whoever opened it has asked for it to play; a browser may still refuse, and then it has its button.
    box
      ?.querySelector('video')
      ?.play()
      .catch(() => undefined);
  }, [box]);
  return box && createPortal(<Film {...film} />, box);
}
