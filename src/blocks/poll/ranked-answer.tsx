import { type ReactNode, useId } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { SelectControl } from '#ui/field/control.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './answer-card.module.css';
import { usePollMessages } from './poll-messages.ts';
import ranked from './ranked-answer.module.css';

interface RankedAnswerProps {
  option: Poll['options'][number];
  /** How many places there are. */
  places: number;
}

/** One answer of a ranking, with a list of places to give it. */
export function RankedAnswer({ option, places }: RankedAnswerProps): ReactNode {
  const messages = usePollMessages();
  const id = useId();
  const detailId = option.detail ? `${id}-detail` : undefined;
  return (
    <div className={joinClasses(styles.card, ranked.row)} data-answer={option.id} data-focus-inside="">
      <div className={styles.words}>
        <label className={joinClasses(styles.answer, ranked.answer)} htmlFor={id}>
          <BrandText>{option.label}</BrandText>
        </label>
        {option.detail && (
          <span className={styles.detail} id={detailId}>
            <BrandText>{option.detail}</BrandText>
          </span>
        )}
      </div>
      <SelectControl
        look="bare"
        className={ranked.place}
        id={id}
        name={`place-${option.id}`}
        required
        aria-label={fillIn(messages.place, { answer: option.label })}
        aria-describedby={detailId}
        emptyLabel={messages.noPlace}
        options={Array.from({ length: places }, (_, place) => String(place + 1)).map((place) => ({
          value: place,
          label: place,
        }))}
      />
    </div>
  );
}
