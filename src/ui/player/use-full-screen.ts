import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  /** Nothing where the browser has no full screen. */
  toggle: (() => void) | undefined;
}

/** A video of an iPhone, which fills the screen alone and with the system's controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

function isPhoneVideo(media: HTMLMediaElement | null): media is PhoneVideo {
  return media !== null && 'webkitEnterFullscreen' in media;
}

/** Fills the screen with the player; where only the film itself can, with that. */
export function useFullScreen(media: RefObject<HTMLMediaElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled || isPhoneVideo(media.current));
    const follow = (): void =>
      setOn(
        document.fullscreenElement !== null && document.fullscreenElement === media.current?.parentElement,
      );
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [media]);

  const toggle = (): void => {
    const player = media.current?.parentElement;
    if (!document.fullscreenEnabled) {
      if (isPhoneVideo(media.current)) media.current.webkitEnterFullscreen();
    } else if (document.fullscreenElement) {
      document.exitFullscreen().catch(() => undefined);
    } else {
      // A browser may refuse; then the film stays where it is.
      player?.requestFullscreen().catch(() => undefined);
    }
  };
  return { isOn, toggle: isPossible ? toggle : undefined };
}
