import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchInView } from '#ui/watch-in-view.ts';

interface Loop {
  /** Whether the script is there to play and stop. */
  ready: boolean;
  playing: boolean;
  toggle: () => void;
}

/** Plays a video while it is in the window, if motion is allowed, until the visitor decides otherwise. */
export function useLoop(video: RefObject<HTMLVideoElement | null>): Loop {
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  /** What the visitor chose; nothing, as long as they chose nothing. */
  const chosen = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    setReady(true);
    // As an attribute it would be none that HTML knows.
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

/** A browser may refuse to play, to save power for instance; then the still stays. */
function start(video: HTMLVideoElement): void {
  // React writes `muted` as a property only, and a video with sound would not be allowed to start by itself.
  video.muted = true;
  video.play().catch(() => undefined);
}
