import '#brand/shirt-frames.css';
import { type ReactNode, useId } from 'react';
import type { Poll } from '#polls/poll.fields.ts';
import { inOrderOf } from '#polls/random-order.ts';
import styles from './ballot.module.css';
import { type BallotLayout, optionLengthOf } from './ballot-layout.ts';
import { ballotRule } from './ballot-rule.ts';
import { OptionCard } from './option-card.tsx';
import { usePollMessages } from './poll-messages.ts';
import { RankedOption } from './ranked-option.tsx';
import { ShirtBehind } from './ring-shirt.tsx';

interface BallotProps {
  poll: Poll;
  layout: BallotLayout;
  isOpen: boolean;
  /** Seed of a random order of options. */
  order: number;
  /** Ids of the question and of the sentence about opening times. */
  labelledBy: string;
  describedBy: string;
  /** Above the fold. */
  isOnTop: boolean;
}

/** The options as native inputs. Their state stays with the browser, so a choice made before hydration is kept. */
export function Ballot({
  poll,
  layout,
  isOpen,
  order,
  labelledBy,
  describedBy,
  isOnTop,
}: BallotProps): ReactNode {
  const messages = usePollMessages();
  const id = useId();
  const ruleId = `${id}-rule`;
  const options = poll.randomOrder ? inOrderOf(poll.options, order) : poll.options;
  const count = poll.options.length;
  const length = optionLengthOf(poll);
  return (
    <fieldset
      className={styles.ballot}
      aria-labelledby={`${labelledBy} ${ruleId}`}
      aria-describedby={describedBy}
      disabled={!isOpen}
    >
      {/* Choosing one of several radio buttons is self-explanatory; counting rules aren't. */}
      <legend className={poll.method === 'single' ? 'visually-hidden' : styles.rule} id={ruleId}>
        {ballotRule(poll, messages)}
      </legend>
      <div
        className={styles.options}
        data-layout={layout}
        data-length={length}
        data-count={count}
        data-many={count > 4 ? '' : undefined}
      >
        {layout === 'widening' && <ShirtBehind />}
        {layout === 'joined' && <span className={styles.band} data-motion="band" data-landing="" />}
        {options.map((option, index) =>
          layout === 'ranking' ? (
            <RankedOption key={option.id} option={option} places={count} />
          ) : (
            <OptionCard
              key={option.id}
              option={option}
              id={`${id}-${option.id}`}
              several={poll.method === 'multiple'}
              layout={layout}
              length={length}
              index={index}
              count={count}
              isOnTop={isOnTop}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}
