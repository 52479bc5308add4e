import { type ReactNode, type RefObject, useState } from 'react';
import { formatPercent } from '#i18n/format-number.ts';
import { useLocale } from '../page-context.tsx';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import type { MediaState } from './media-state.ts';
import { usePlayerMessages } from './player-messages.ts';
import { Slider } from './slider.tsx';

interface VolumeProps {
  media: RefObject<HTMLMediaElement | null>;
  state: MediaState;
}

/** Mute button, and a volume slider where the page can set the volume. */
export function Volume({ media, state: { muted, volume } }: VolumeProps): ReactNode {
  const messages = usePlayerMessages();
  const locale = useLocale();
  const [canBeSet] = useState(isVolumeOurs);
  const isSilent = muted || volume === 0;
  const change = (share: number): void => {
    if (!media.current) return;
    media.current.muted = share === 0;
    media.current.volume = share;
  };
  return (
    <>
      <ControlButton
        icon={isSilent ? 'silence' : 'sound'}
        label={isSilent ? messages.unmute : messages.mute}
        onClick={() => {
          if (!media.current) return;
          media.current.muted = !isSilent;
          // Unmuting at volume 0 would stay silent.
          if (volume === 0) media.current.volume = 0.5;
        }}
      />
      {canBeSet && (
        <Slider
          className={styles.volume}
          label={messages.volume}
          step={0.05}
          valueText={(share) => formatPercent(share, locale)}
          shareNow={() => (media.current && !media.current.muted ? media.current.volume : 0)}
          isMoving={false}
          onShare={change}
        />
      )}
    </>
  );
}

/** Phones may ignore `volume`, which then keeps its value. */
function isVolumeOurs(): boolean {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
