import type { ReactNode, RefObject } from 'react';
import { BareButton } from '../button/bare-button.tsx';
import styles from './failure.module.css';
import { retry } from './media-state.ts';
import { usePlayerMessages } from './player-messages.ts';

interface FailureProps {
  kind: 'film' | 'sound';
  media: RefObject<HTMLMediaElement | null>;
}

export function Failure({ kind, media }: FailureProps): ReactNode {
  const messages = usePlayerMessages();
  return (
    <div className={styles.failure} data-kind={kind} role="alert">
      <p>{kind === 'film' ? messages.filmFailed : messages.soundFailed}</p>
      <BareButton className={styles.retry} onClick={() => media.current && retry(media.current)}>
        {messages.retry}
      </BareButton>
    </div>
  );
}
