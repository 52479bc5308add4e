import type { ReactNode, RefObject } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { useLocale } from '../page-context.tsx';
import styles from './controls.module.css';
import { type MediaState, seek } from './media-state.ts';
import { usePlayerMessages } from './player-messages.ts';
import { Slider } from './slider.tsx';
import { clockTime, spokenTime } from './time-text.ts';
import { seekStep } from './use-keys.ts';

interface TimelineProps {
  media: RefObject<HTMLMediaElement | null>;
  state: MediaState;
}

export function Timeline({ media, state: { duration, seconds, paused } }: TimelineProps): ReactNode {
  const messages = usePlayerMessages();
  const locale = useLocale();
  return (
    <>
      <span className={styles.now} aria-hidden="true">
        {clockTime(seconds)}
      </span>
      <Slider
        className={styles.timeline}
        label={messages.position}
        step={duration > 0 ? seekStep / duration : 0}
        valueText={(share) =>
          fillIn(messages.positionOf, {
            now: spokenTime(share * duration, locale),
            end: spokenTime(duration, locale),
          })
        }
        shareNow={() => (duration > 0 && media.current ? media.current.currentTime / duration : 0)}
        loadedShare={() => (duration > 0 ? loadedUntil(media.current) / duration : 0)}
        isMoving={!paused}
        isDisabled={duration === 0}
        onShare={(share) => media.current && seek(media.current, share * duration)}
      />
      <span className={styles.end} aria-hidden="true">
        {duration > 0 && clockTime(duration)}
      </span>
    </>
  );
}

/** End of the buffered range at the current position, in seconds. */
function loadedUntil(media: HTMLMediaElement | null): number {
  if (!media) return 0;
  const { buffered, currentTime } = media;
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index))
      return buffered.end(index);
  }
  return 0;
}
