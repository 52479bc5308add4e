import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchInView } from '#ui/watch-in-view.ts';

interface Loop {
  /** The script is ready to play and stop. */
  ready: boolean;
  playing: boolean;
  toggle: () => void;
}

/** Plays a video while it is in the viewport and motion is allowed, until the visitor decides otherwise. */
export function useLoop(video: RefObject<HTMLVideoElement | null>): Loop {
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  /** The visitor's choice; undefined if none was made. */
  const chosen = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    setReady(true);
    // Set as a property, because the attribute is not valid HTML.
    element.disableRemotePlayback = true;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let inView = false;
    const update = (): void => {
      if (inView && (chosen.current ?? !still.matches)) start(element);
      else element.pause();
    };
    const follow = (): void => setPlaying(!element.paused);
    const stopWatching = watchInView(element, (isInView) => {
      inView = isInView;
      update();
    });
    still.addEventListener('change', update);
    element.addEventListener('play', follow);
    element.addEventListener('pause', follow);
    return () => {
      stopWatching();
      still.removeEventListener('change', update);
      element.removeEventListener('play', follow);
      element.removeEventListener('pause', follow);
    };
  }, [video]);

  const toggle = (): void => {
    const element = video.current;
    if (!element) return;
    chosen.current = element.paused;
    if (chosen.current) start(element);
    else element.pause();
  };
  return { ready, playing, toggle };
}

/** The browser may refuse to play, to save power for example; the poster stays. */
function start(video: HTMLVideoElement): void {
  // React sets `muted` only as a property, and unmuted videos can't autoplay.
  video.muted = true;
  video.play().catch(() => undefined);
}
