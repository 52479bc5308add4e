import type { ReactNode } from 'react';
import type { ProjectSettings } from '#pages/project-settings.ts';

interface PreloaderProps {
  brand: ProjectSettings['brand'];
  /** The ground the page begins on; the strip takes another one, so that it lifts off. */
  pageGround: string;
}

/**
 * The strip at chest height on which the ring closes around the name's middle letter while the page loads. The page
 * itself is painted behind it. The letters are set by the stylesheet, so that the document's text has them only once.
 */
export function Preloader({ brand, pageGround }: PreloaderProps): ReactNode {
  const { name, styledLetter } = brand;
  return (
    <div
      className="preloader"
      data-preloader=""
      data-ground={pageGround === 'sand' ? 'white' : 'sand'}
      aria-hidden="true"
    >
      <div className="preloader-name">
        <span data-letters={name.slice(0, styledLetter)} />
        <span className="preloader-ring" data-letters={name.slice(styledLetter, styledLetter + 1)}>
          <i />
          <i />
        </span>
        <span data-letters={name.slice(styledLetter + 1)} />
      </div>
      <div className="preloader-band" />
    </div>
  );
}
