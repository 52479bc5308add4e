import { type ReactNode, useEffect, useId, useRef } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { Button } from '#ui/button/button.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import styles from './sending.module.css';
import type { Sending, SendingState } from './sending.ts';

/** Everything needed to send a form, as one chunk. */

export { Sending } from './sending.ts';

export function SendingNotice({ sending, now }: { sending: Sending; now: SendingState }): ReactNode {
  if (!now.notice) return null;
  return (
    <div className={styles.notice}>
      <p>{now.notice}</p>
      {now.stage === 'waiting' && (
        <Button look="quiet" onClick={() => sending.sendNow()}>
          {sending.texts.sendNow}
        </Button>
      )}
    </div>
  );
}

interface SentProps {
  sending: Sending;
  now: SendingState;
  headingLevel: InnerHeadingLevel;
}

/** Replaces a sent form and takes over the button's focus. */
export function Sent({ sending, now, headingLevel }: SentProps): ReactNode {
  const { texts } = sending;
  const words = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const wasFocused = useRef(false);
  useEffect(() => {
    // Once; a page that is shown again keeps its focus.
    if (wasFocused.current) return;
    wasFocused.current = true;
    // Focus that has moved elsewhere stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const { answer } = now;
  const Title = `h${headingLevel}` as const;
  if (!answer) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no controls, and a region would be one landmark more
    <div className={styles.sent} ref={words} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Title className={styles.title} id={titleId}>
        {texts.sent}
      </Title>
      <p className={styles.confirmation}>
        <BrandText>{answer.confirmation}</BrandText>
      </p>
      {answer.page && (
        <p>
          <a href={answer.page}>{texts.goOn}</a>
        </p>
      )}
      {answer.receipt && (
        <p className={styles.receipt}>
          <span className={styles.label}>{texts.receipt}</span> <code>{answer.receipt}</code>
          <span>{texts.receiptHelp}</span>
        </p>
      )}
      <Button look="quiet" onClick={() => sending.again()}>
        {texts.another}
      </Button>
    </div>
  );
}
