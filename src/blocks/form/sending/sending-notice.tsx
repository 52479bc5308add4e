import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from './sending.module.css';
import type { Sending, SendingState } from './sending.ts';

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
