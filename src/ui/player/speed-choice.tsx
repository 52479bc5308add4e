import type { ReactNode, RefObject } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import { useLocale } from '../page-context.tsx';
import styles from './control-button.module.css';
import { usePlayerMessages } from './player-messages.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

interface SpeedChoiceProps {
  media: RefObject<HTMLMediaElement | null>;
  speed: number;
}

export function SpeedChoice({ media, speed }: SpeedChoiceProps): ReactNode {
  const messages = usePlayerMessages();
  const locale = useLocale();
  return (
    <select
      className={styles.choice}
      aria-label={messages.speed}
      title={messages.speed}
      value={speed}
      onChange={({ currentTarget }) => {
        if (media.current) media.current.playbackRate = Number(currentTarget.value);
      }}
    >
      {(speeds.some((known) => known === speed) ? speeds : [...speeds, speed]).map((value) => (
        <option key={value} value={value}>
          {formatNumber(value, locale)}×
        </option>
      ))}
    </select>
  );
}
