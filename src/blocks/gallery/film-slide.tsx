import type { ReactNode } from 'react';
import { Film, type FilmProps } from '#blocks/media/film.tsx';

interface FilmSlideProps extends FilmProps {
  /** Id of the link that opens it. */
  link: string;
}

/** The video a gallery picture opens, for the lightbox to copy. */
export function FilmSlide({ link, ...film }: FilmSlideProps): ReactNode {
  return (
    <template data-film={link}>
      <Film {...film} />
    </template>
  );
}
