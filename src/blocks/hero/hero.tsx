import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import styles from './hero.module.css';
import { halfField, type LineLength, lineLengthFor, lowField, tallField, wideField } from './title-size.ts';
import titleStyles from './worn-title.module.css';

const { HeroStage } = await import('./hero-stage.tsx');

// Line length in em above which type is too small to be crossed by the band and still readable: the band then covers a
// whole line.
const longestCrossed = 8;

const wideFields = { type: wideField, picture: lowField, film: lowField, split: halfField } as const;

function bandOver(look: keyof typeof wideFields, { length }: LineLength): 'line' | 'crossing' {
  return look !== 'picture' && length > longestCrossed ? 'line' : 'crossing';
}

export function Hero({ block, headingLevel }: BlockViewProps<'hero'>): ReactNode {
  const { title, lead, links, picture, video } = block;
  const hasStage = block.look !== 'type' && (picture !== undefined || video !== undefined);
  // Without a picture or video only the type remains.
  const look = hasStage ? (block.look === 'picture' && video ? 'film' : block.look) : 'type';
  const tall = lineLengthFor(title, tallField);
  const wide = lineLengthFor(title, wideFields[look]);
  return (
    <div
      className={styles.hero}
      data-look={look}
      data-tall={tall.steps}
      data-wide={wide.steps}
      data-band-tall={bandOver(look, tall)}
      data-band-wide={bandOver(look, wide)}
    >
      <div className={styles.title}>
        <WornTitle level={headingLevel} worn={look === 'type' || look === 'picture'}>
          {title}
        </WornTitle>
      </div>
      {hasStage && <HeroStage picture={picture} video={video} first={headingLevel === 1} />}
      {(lead || links.length > 0) && (
        <div className={styles.foot} data-motion="reveal">
          {lead && (
            <p className={styles.lead}>
              <BrandText>{lead}</BrandText>
            </p>
          )}
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ id, link }, index) => (
                <li key={id}>
                  <ActionLink link={link} look={index === 0 ? 'solid' : 'outline'} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

interface WornTitleProps {
  level: HeadingLevel;
  /** Whether the ring crosses it; not if a picture already shows a ring. */
  worn: boolean;
  children: string;
}

/**
 * A title crossed by the ring. A red field, clipped to a band, contains a white copy of the letters. Moving field and
 * copy in opposite directions moves the band over letters that stand still, using only transforms.
 */
function WornTitle({ level, worn, children }: WornTitleProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <div className={titleStyles.title}>
      <Title className={titleStyles.letters}>
        <BrandText>{children}</BrandText>
      </Title>
      {worn && (
        <div className={titleStyles.reach} aria-hidden="true" data-motion="band">
          <div className={titleStyles.band}>
            {/* From an attribute, so that the title is in the document only once. */}
            <div className={titleStyles.copy} data-title={children} />
          </div>
          {/* The visible band's box, as a landing place for the preloader. */}
          <div className={titleStyles.place} data-landing="" />
        </div>
      )}
    </div>
  );
}
