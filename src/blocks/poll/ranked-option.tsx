import { type ReactNode, useId } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { SelectControl } from '#ui/field/control.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './option-card.module.css';
import { usePollMessages } from './poll-messages.ts';
import ranked from './ranked-option.module.css';

interface RankedOptionProps {
  option: Poll['options'][number];
  places: number;
}

export function RankedOption({ option, places }: RankedOptionProps): ReactNode {
  const messages = usePollMessages();
  const id = useId();
  const detailId = option.detail ? `${id}-detail` : undefined;
  return (
    <div className={joinClasses(styles.card, ranked.row)} data-option={option.id} data-focus-inside="">
      <div className={styles.words}>
        <label className={joinClasses(styles.option, ranked.option)} htmlFor={id}>
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
        aria-label={fillIn(messages.place, { option: option.label })}
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
