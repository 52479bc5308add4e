import type { ReactNode } from 'react';
import type { Poll } from '#polls/poll.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './answer-card.module.css';
import type { AnswerLength, BallotLayout } from './ballot-layout.ts';
import { RingShirt, RingStrip } from './ring-shirt.tsx';
import { widthStepAt } from './widths.ts';

interface AnswerCardProps {
  option: Poll['options'][number];
  name: string;
  /** Whether several answers may be chosen. */
  several: boolean;
  layout: Exclude<BallotLayout, 'ranking'>;
  /** How much room the ballot's longest answer needs; all are set alike, so that none is favoured. */
  length: AnswerLength;
  index: number;
  count: number;
}

/** One answer. The whole card is the label of its input, so that a thumb finds it. */
export function AnswerCard({
  option,
  name,
  several,
  layout,
  length,
  index,
  count,
}: AnswerCardProps): ReactNode {
  const answerId = `${name}-${option.id}`;
  const detailId = option.detail ? `${answerId}-detail` : undefined;
  return (
    <label className={styles.card} data-layout={layout} data-length={length}>
      {layout === 'widening' && (
        <>
          <RingShirt index={index} count={count} />
          <RingStrip index={index} count={count} />
        </>
      )}
      {layout === 'pictures' && (
        <span className={styles.picture}>
          {option.image && (
            <Picture
              media={option.image}
              sizes="(min-width: 48rem) 34vw, 100vw"
              fit="cover"
              priority={index < 3}
            />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span
          className={styles.answer}
          id={answerId}
          data-width={layout === 'widening' ? widthStepAt(index, count) : undefined}
        >
          <BrandText>{option.label}</BrandText>
        </span>
        {/* The picture's alternative text stands in the label as well; the input's name is the answer alone. */}
        <input
          className={styles.input}
          type={several ? 'checkbox' : 'radio'}
          name={name}
          value={option.id}
          aria-labelledby={answerId}
          aria-describedby={detailId}
        />
      </span>
      {option.detail && (
        <span className={styles.detail} id={detailId}>
          <BrandText>{option.detail}</BrandText>
        </span>
      )}
    </label>
  );
}
