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
  /** Whether several options may be chosen. */
  several: boolean;
  layout: Exclude<BallotLayout, 'ranking'>;
  /** How much room the ballot's longest option needs; all are set alike, so that none is favoured. */
  length: OptionLength;
  index: number;
  count: number;
  /** Whether all options stand in the window that a visitor sees first: their pictures come at once, and none before another. */
  isOnTop: boolean;
}

const looks = { joined, pictures: picture, widening, rows: band, scale: band };

/** One option. The whole card is the label of its input, so that a thumb finds it. */
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
      {/* The picture's alternative text stands in the label as well; the input's name is the option alone. */}
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

/** What is seen of an option beside its words. */
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
          {/* On phones a good deal wider than the window: it is cropped, and drawn flat enough for fewer pixels. */}
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

/** How wide a picture is drawn to cover a box: wider than it, where its own shape is flatter and its sides are cut off. */
function coveringWidth(boxWidth: number, boxShape: number, { width, height }: Media): number {
  if (!width || !height) return boxWidth;
  return Math.ceil(boxWidth * Math.max(1, width / height / boxShape));
}
