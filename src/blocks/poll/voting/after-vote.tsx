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
  const countedId = useId();
  const words = useRef<HTMLDivElement>(null);
  // If the button that had the focus is gone, moves it to where the eye is: the result's heading, or these words.
  useEffect(() => {
    const { activeElement } = document;
    if (isEarlier || !words.current || (activeElement && activeElement !== document.body)) return;
    const result = words.current.closest<HTMLElement>('[data-result]');
    const place = result?.querySelector<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)') ?? words.current;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (!result) place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else if (result.getBoundingClientRect().top < 0) result.scrollIntoView({ behavior: 'instant' });
  }, [isEarlier]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no controls, and a region would be one landmark more
    <div className={styles.after} ref={words} role="group" aria-labelledby={countedId}>
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
