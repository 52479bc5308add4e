import type { ReactNode } from 'react';
import type { ProjectSettings } from '#pages/project-settings.ts';

interface PreloaderProps {
  brand: ProjectSettings['brand'];
  /** That of the page's first block, so that the strip is no patch on it. */
  pageGround: string;
}

/**
 * The strip with the club's name, whose middle letter the ring closes around while the page loads. The page is painted
 * behind it. The stylesheet adds the letters, so that the document's text has them only once.
 */
export function Preloader({ brand, pageGround }: PreloaderProps): ReactNode {
  const { name, styledLetter } = brand;
  return (
    <div className="preloader" data-preloader="" data-ground={pageGround} aria-hidden="true">
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
