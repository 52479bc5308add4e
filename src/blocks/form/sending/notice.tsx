import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from './sending.module.css';
import type { Sending, SendingState } from './sending.ts';

/** What there is to say while a form is on its way, or waits to be sent again. */
export function Notice({ sending, now }: { sending: Sending; now: SendingState }): ReactNode {
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
