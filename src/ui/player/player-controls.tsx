import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatPercent } from '#i18n/format-number.ts';
import { useLocale } from '../page-context.tsx';
import captionStyles from './captions.module.css';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import { Failure } from './failure.tsx';
import { FilmButtons } from './film-buttons.tsx';
import { type MediaState, togglePlaying, useMediaState } from './media-state.ts';
import { usePlayerMessages } from './player-messages.ts';
import { Slider } from './slider.tsx';
import { SpeedChoice } from './speed-choice.tsx';
import { Timeline } from './timeline.tsx';
import { useCaptions } from './use-captions.ts';
import { useFilmSurface } from './use-film-surface.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useKeys } from './use-keys.ts';
import { useRest } from './use-rest.ts';

export interface PlayerControlsProps {
  kind: 'film' | 'sound';
  media: RefObject<HTMLMediaElement | null>;
}

export function PlayerControls({ kind, media }: PlayerControlsProps): ReactNode {
  const playButton = useRef<HTMLButtonElement>(null);
  const messages = usePlayerMessages();
  const state = useMediaState(media);
  const captions = useCaptions(media);
  const fullScreen = useFullScreen(media);
  const isFilm = kind === 'film';
  const isResting = useRest(media, isFilm && !state.paused && !state.failed);
  useKeys(media, captions.toggle, isFilm ? fullScreen.toggle : undefined);
  useFilmSurface(media, isResting, fullScreen.toggle);

  useEffect(() => {
    // Takes over the focus from the browser's controls.
    if (document.activeElement === media.current) playButton.current?.focus({ preventScroll: true });
  }, [media]);

  return (
    <div
      className={styles.controls}
      data-kind={kind}
      data-ground={isFilm ? 'night' : undefined}
      data-started={state.started || undefined}
      data-resting={isResting || undefined}
      data-waiting={state.waiting || undefined}
    >
      {captions.isOn && <Captions track={captions.track} />}
      {state.failed ? (
        <Failure kind={kind} media={media} />
      ) : (
        <div className={styles.bar}>
          <ControlButton
            ref={playButton}
            className={styles.play}
            icon={state.paused ? 'play' : 'pause'}
            label={state.paused ? messages.play : messages.pause}
            onClick={() => media.current && togglePlaying(media.current)}
          />
          <Timeline media={media} state={state} />
          <div className={styles.tools}>
            <Volume media={media} state={state} />
            <SpeedChoice media={media} speed={state.speed} />
            {isFilm && <FilmButtons media={media} captions={captions} fullScreen={fullScreen} />}
          </div>
        </div>
      )}
    </div>
  );
}

function Captions({ track }: { track: TextTrack | undefined }): ReactNode {
  const lines = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!track) return;
    const show = (): void => {
      const cues = [...(track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
      // One box per cue, with its markup for voices, emphasis and line breaks.
      const texts = cues.map((cue) => {
        const text = document.createElement('span');
        text.append(cue.getCueAsHTML());
        return text;
      });
      lines.current?.replaceChildren(...texts);
    };
    show();
    track.addEventListener('cuechange', show);
    return () => track.removeEventListener('cuechange', show);
  }, [track]);
  return (
    <p ref={lines} className={captionStyles.captions} lang={track?.language || undefined} data-captions="" />
  );
}

interface VolumeProps {
  media: RefObject<HTMLMediaElement | null>;
  state: MediaState;
}

/** Mute button, and a volume slider where the page can set the volume. */
function Volume({ media, state: { muted, volume } }: VolumeProps): ReactNode {
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
