import { type ReactNode, type RefObject, useState } from 'react';
import { CaptionsControl } from './captions-control.tsx';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import { usePlayerMessages } from './player-messages.ts';
import type { CaptionsOfFilm } from './use-captions.ts';
import type { FullScreen } from './use-full-screen.ts';

interface FilmButtonsProps {
  media: RefObject<HTMLMediaElement | null>;
  captions: CaptionsOfFilm;
  fullScreen: FullScreen;
}

/** What only a film has: captions, and other places to be seen in; each where the browser can do it. */
export function FilmButtons({ media, captions, fullScreen }: FilmButtonsProps): ReactNode {
  const messages = usePlayerMessages();
  const [canFloat] = useState(() => document.pictureInPictureEnabled === true);
  return (
    <>
      <CaptionsControl captions={captions} />
      {canFloat && (
        <ControlButton
          icon="picture-in-picture"
          label={messages.pictureInPicture}
          className={styles.float}
          onClick={() => toggleFloating(media.current)}
        />
      )}
      {fullScreen.toggle && (
        <ControlButton
          icon={fullScreen.isOn ? 'leave-full-screen' : 'full-screen'}
          label={fullScreen.isOn ? messages.leaveFullScreen : messages.fullScreen}
          onClick={fullScreen.toggle}
        />
      )}
    </>
  );
}

/** A browser may refuse it, for a film without a picture yet for instance; then the film stays where it is. */
function toggleFloating(media: HTMLMediaElement | null): void {
  if (!(media instanceof HTMLVideoElement)) return;
  const isFloating = document.pictureInPictureElement === media;
  (isFloating ? document.exitPictureInPicture() : media.requestPictureInPicture()).catch(() => undefined);
}
