import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Captions } from './captions.tsx';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import { Failure } from './failure.tsx';
import { FilmButtons } from './film-buttons.tsx';
import { togglePlaying, useMediaState } from './media-state.ts';
import { usePlayerMessages } from './player-messages.ts';
import { SpeedChoice } from './speed-choice.tsx';
import { Timeline } from './timeline.tsx';
import { useCaptions } from './use-captions.ts';
import { useFilmSurface } from './use-film-surface.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useKeys } from './use-keys.ts';
import { useRest } from './use-rest.ts';
import { Volume } from './volume.tsx';

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
