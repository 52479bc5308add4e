import { type ReactNode, useEffect, useId, useRef } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { BallotController } from './ballot-controller.ts';
import styles from './voting.module.css';
import type { VotingState } from './voting-state.ts';

/** Confirmation after voting: the choice, and how to prove it. */
export function AfterVote({ voting, now }: { voting: BallotController; now: VotingState }): ReactNode {
  const { poll, texts, chosen } = voting;
  const { notice, receipt, isEarlier, isRemembered } = now;
  const isWithResult = now.results !== undefined;
  const countedId = useId();
  const words = useRef<HTMLDivElement>(null);
  // Moves the focus here if the button that had it is gone; otherwise leaves it alone.
  useEffect(() => {
    const { activeElement } = document;
    if (isEarlier || (activeElement && activeElement !== document.body)) return;
    words.current?.focus({ preventScroll: true });
    // Scrolls to the top of the result, which is above the button.
    const block = isWithResult ? words.current?.closest('[data-block]') : words.current;
    block?.scrollIntoView({ block: isWithResult ? 'start' : 'nearest', behavior: 'instant' });
  }, [isEarlier, isWithResult]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no controls, and a region would be one landmark more
    <div className={styles.after} ref={words} tabIndex={-1} role="group" aria-labelledby={countedId}>
      <p className={styles.counted} id={countedId}>
        {isEarlier ? notice : texts.counted}
      </p>
      {chosen && (
        <p>
          <BrandText>{chosen}</BrandText>
        </p>
      )}
      {poll.thanks && !isEarlier && (
        <p>
          <BrandText>{poll.thanks}</BrandText>
        </p>
      )}
      {!isRemembered && <p>{texts.notRemembered}</p>}
      {receipt && (
        <Disclosure look="words" summary={texts.receipt}>
          <p className={styles.number}>{receipt}</p>
          <p>{texts.receiptHelp}</p>
        </Disclosure>
      )}
    </div>
  );
}
