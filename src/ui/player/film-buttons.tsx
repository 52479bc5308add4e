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

/** Video-only controls: captions, picture-in-picture and full screen, where supported. */
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

/** The browser may refuse, for example before the first frame is loaded. */
function toggleFloating(media: HTMLMediaElement | null): void {
  if (!(media instanceof HTMLVideoElement)) return;
  const isFloating = document.pictureInPictureElement === media;
  (isFloating ? document.exitPictureInPicture() : media.requestPictureInPicture()).catch(() => undefined);
}
