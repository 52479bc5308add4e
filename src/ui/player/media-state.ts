import { type RefObject, useEffect, useState } from 'react';
import { wholeSeconds } from './time-text.ts';

/** What a film or sound is doing, as its controls show it. */
export interface MediaState {
  paused: boolean;
  /** Whether it has been played or gone through since it was loaded. */
  started: boolean;
  /** Whether it would play, and has nothing to show yet. */
  waiting: boolean;
  failed: boolean;
  /** Where it stands, in whole seconds. */
  seconds: number;
  /** In seconds; 0 as long as it is unknown. */
  duration: number;
  muted: boolean;
  volume: number;
  /** 1 is the speed at which it was recorded. */
  speed: number;
}

const untouched: MediaState = {
  paused: true,
  started: false,
  waiting: false,
  failed: false,
  seconds: 0,
  duration: 0,
  muted: false,
  volume: 1,
  speed: 1,
};

const tellingEvents = [
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'timeupdate',
  'ended',
  'error',
  'emptied',
  'loadstart',
  'suspend',
  'loadedmetadata',
  'durationchange',
  'volumechange',
  'ratechange',
] as const;

/** What an element does not say of itself: what has happened since it was last loaded. */
interface Past {
  wasStarted: boolean;
  sourceFailed: boolean;
}

function readMediaState(media: HTMLMediaElement, { wasStarted, sourceFailed }: Past): MediaState {
  // For a moment there is no source at every beginning.
  const isWithoutSource = media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  const failed = media.error !== null || (sourceFailed && isWithoutSource);
  return {
    paused: media.paused,
    started: wasStarted || !media.paused || media.currentTime > 0,
    waiting: !failed && !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    failed,
    seconds: wholeSeconds(media.currentTime),
    // That of a stream is infinite.
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    muted: media.muted,
    volume: media.volume,
    speed: media.playbackRate,
  };
}

/** Follows a film or sound. */
export function useMediaState(media: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(untouched);
  useEffect(() => {
    const { current } = media;
    if (!current) return;
    const past: Past = { wasStarted: false, sourceFailed: false };
    const follow = (event?: Event): void => {
      if (event?.type === 'error') past.sourceFailed = true;
      if (event?.type === 'loadstart') past.sourceFailed = false;
      if (event?.type === 'emptied') past.wasStarted = false;
      const now = readMediaState(current, past);
      past.wasStarted = now.started;
      // The second of two quick seeks may lead back to where this stands, though the timeline has told of the first.
      const isSeek = event?.type === 'seeking';
      setState((before) => (!isSeek && JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    follow();
    // An error of one of its sources is told to the source alone, and only caught on the way there.
    for (const type of tellingEvents) current.addEventListener(type, follow, true);
    return () => {
      for (const type of tellingEvents) current.removeEventListener(type, follow, true);
    };
  }, [media]);
  return state;
}

export function togglePlaying(media: HTMLMediaElement): void {
  if (media.paused) start(media);
  else media.pause();
}

/** Plays; why it can't is told by its state. */
function start(media: HTMLMediaElement): void {
  media.play().catch(() => undefined);
}

/** Goes to a moment, in seconds, as near as there is one. */
export function seek(media: HTMLMediaElement, time: number): void {
  if (Number.isFinite(media.duration)) media.currentTime = Math.min(media.duration, Math.max(0, time));
}

/** Loads it again after a failure, and goes on where it was. */
export function retry(media: HTMLMediaElement): void {
  const { currentTime } = media;
  media.load();
  media.currentTime = currentTime;
  start(media);
}
