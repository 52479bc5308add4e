import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { ChoiceControl } from '#ui/choice/choice.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import type { BallotLayout, OptionLength } from './ballot-layout.ts';
import band from './band-option.module.css';
import joined from './joined-option.module.css';
import mark from './mark.module.css';
import styles from './option-card.module.css';
import picture from './picture-option.module.css';
import { RingShirt, RingStrip } from './ring-shirt.tsx';
import widening from './widening-option.module.css';
import { widthStepAt } from './widths.ts';

interface OptionCardProps {
  option: Poll['options'][number];
  id: string;
  several: boolean;
  layout: Exclude<BallotLayout, 'ranking'>;
  /** Space class of the longest option; all have the same size, so that none is favoured. */
  length: OptionLength;
  index: number;
  count: number;
  /** All options are above the fold: their pictures load at once, none with priority. */
  isOnTop: boolean;
}

const looks = { joined, pictures: picture, widening, rows: band, scale: band };

/** One option. The whole card is the input's label, for a large touch target. */
export function OptionCard(props: OptionCardProps): ReactNode {
  const { option, id, several, layout, length, index, count } = props;
  const detailId = option.detail ? `${id}-detail` : undefined;
  return (
    <label
      className={joinClasses(styles.card, looks[layout].card)}
      data-layout={layout}
      data-length={length}
      data-focus-inside=""
    >
      <Figure {...props} />
      <span className={joinClasses(styles.words, looks[layout].words)}>
        <span
          className={joinClasses(styles.option, looks[layout].option)}
          id={id}
          data-width={layout === 'widening' ? widthStepAt(index, count) : undefined}
        >
          <BrandText>{option.label}</BrandText>
        </span>
        {option.detail && (
          <span className={styles.detail} id={detailId}>
            <BrandText>{option.detail}</BrandText>
          </span>
        )}
      </span>
      {/* The label also contains the picture's alt text; the input's name is only the option. */}
      <ChoiceControl
        className={joinClasses(mark.mark, looks[layout].mark)}
        type={several ? 'checkbox' : 'radio'}
        name="choice"
        value={option.id}
        required={!several}
        aria-labelledby={id}
        aria-describedby={detailId}
      />
    </label>
  );
}

function Figure({ option, layout, index, count, isOnTop }: OptionCardProps): ReactNode {
  switch (layout) {
    case 'widening':
      return (
        <>
          <RingShirt index={index} count={count} />
          <RingStrip index={index} count={count} />
        </>
      );
    case 'joined':
      return (
        <span className={joined.picture}>
          {/* On phones much wider than the viewport; it is cropped, and simple enough to need fewer pixels. */}
          {option.image && (
            <Picture
              media={option.image}
              sizes="(min-width: 64rem) 58vw, (min-width: 48rem) 98vw, 130vw"
              isInSight={isOnTop}
            />
          )}
        </span>
      );
    case 'pictures':
      return (
        <span className={picture.picture}>
          {option.image && (
            <Picture
              media={option.image}
              sizes={`(min-width: 48rem) ${coveringWidth(34, 4 / 5, option.image)}vw, ${coveringWidth(100, 8 / 5, option.image)}vw`}
              fit="cover"
              isInSight={isOnTop}
            />
          )}
        </span>
      );
    default:
      return null;
  }
}

/** Width of a picture covering a box; larger than the box if the picture's sides are cropped. */
function coveringWidth(boxWidth: number, boxShape: number, { width, height }: Media): number {
  if (!width || !height) return boxWidth;
  return Math.ceil(boxWidth * Math.max(1, width / height / boxShape));
}
