import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { ActionLink } from '#ui/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './hero.module.css';
import { HeroStage } from './hero-stage.tsx';
import sizes from './title-size.module.css';
import { halfField, lineLengthFor, lowField, tallField, wideField } from './title-size.ts';
import { WornTitle } from './worn-title.tsx';

// In lines longer than these the type is too small to be cut by the band and still be read: it takes in a whole line.
const tallestCrossed = 10;
const widestCrossed = 10;

const wideFields = { type: wideField, picture: lowField, split: halfField } as const;

export function Hero({ block, headingLevel }: BlockViewProps<'hero'>): ReactNode {
  const { title, lead, links, picture, video } = block;
  const hasStage = block.look !== 'type' && (picture !== undefined || video !== undefined);
  // Without a picture there is nothing to fill the field with, and the type stands alone.
  const look = hasStage ? block.look : 'type';
  const tall = lineLengthFor(title, tallField);
  const wide = lineLengthFor(title, wideFields[look]);
  return (
    <div
      className={joinClasses(styles.hero, sizes.size)}
      data-look={look}
      data-tall={tall}
      data-wide={wide}
      data-band-tall={tall > tallestCrossed ? 'line' : 'crossing'}
      data-band-wide={wide > widestCrossed ? 'line' : 'crossing'}
    >
      <div className={styles.title}>
        <WornTitle level={headingLevel}>{title}</WornTitle>
      </div>
      {hasStage && (
        <HeroStage className={styles.stage} picture={picture} video={video} first={headingLevel === 1} />
      )}
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
