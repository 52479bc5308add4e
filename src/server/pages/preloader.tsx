import type { ReactNode } from 'react';
import { styledName } from '#brand/styled-name.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';

interface PreloaderProps {
  brand: ProjectSettings['brand'];
  /** That of the page's first block, so that the strip is no patch on it. */
  pageGround: string;
}

/**
 * The strip with the club's name, whose styled letter the ring closes around while the page loads; alone, if the
 * wordmark is a drawing or no letter is styled. The page is painted behind it. The stylesheet adds the letters, so that the document's text has them only once.
 */
export function Preloader({ brand, pageGround }: PreloaderProps): ReactNode {
  const { before, letter, after } = styledName(brand);
  const isSet = brand.wordmark === undefined && letter !== '';
  return (
    <div className="preloader" data-preloader="" data-ground={pageGround} aria-hidden="true">
      <div className="preloader-name">
        {isSet && <span data-letters={before} />}
        <span className="preloader-ring" data-letters={isSet ? letter : ''}>
          <i />
          <i />
        </span>
        {isSet && <span data-letters={after} />}
      </div>
      <div className="preloader-band" />
    </div>
  );
}
