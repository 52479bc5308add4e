import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  isOn: boolean;
  /** Undefined without browser support. */
  toggle: (() => void) | undefined;
}

/** On iPhones only the video itself can go full screen, with system controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

function isPhoneVideo(media: HTMLMediaElement | null): media is PhoneVideo {
  return media !== null && 'webkitEnterFullscreen' in media;
}

/** Toggles full screen for the player, or for the video alone where that is all the browser supports. */
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
      // The browser may refuse.
      player?.requestFullscreen().catch(() => undefined);
    }
  };
  return { isOn, toggle: isPossible ? toggle : undefined };
}
