import { type RefObject, useEffect, useState } from 'react';
import { wholeSeconds } from './time-text.ts';

export interface MediaState {
  paused: boolean;
  /** Played or sought since it was loaded. */
  started: boolean;
  /** Playing, but buffering. */
  waiting: boolean;
  failed: boolean;
  /** Current position in whole seconds. */
  seconds: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  muted: boolean;
  volume: number;
  /** Playback rate; 1 is normal. */
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

/** History since the last load that the element doesn't expose. */
interface Past {
  wasStarted: boolean;
  sourceFailed: boolean;
}

function readMediaState(media: HTMLMediaElement, { wasStarted, sourceFailed }: Past): MediaState {
  // This network state also occurs briefly during every normal load.
  const isWithoutSource = media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  // A browser that can't decode the picture plays the sound to a black box.
  const isBlack =
    media instanceof HTMLVideoElement &&
    media.readyState >= HTMLMediaElement.HAVE_METADATA &&
    media.videoWidth === 0;
  const failed = media.error !== null || (sourceFailed && isWithoutSource) || isBlack;
  return {
    paused: media.paused,
    started: wasStarted || !media.paused || media.currentTime > 0,
    waiting: !failed && !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    failed,
    seconds: wholeSeconds(media.currentTime),
    // Infinite for streams.
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    muted: media.muted,
    volume: media.volume,
    speed: media.playbackRate,
  };
}

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
      // Two quick seeks may end at the old position after the timeline has moved, so a seek always updates.
      const isSeek = event?.type === 'seeking';
      setState((before) => (!isSeek && JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    follow();
    // Errors of `source` elements don't bubble, so they are captured.
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

/** Failures are reported through the media state. */
function start(media: HTMLMediaElement): void {
  media.play().catch(() => undefined);
}

/** Seconds; clamped to the duration. */
export function seek(media: HTMLMediaElement, time: number): void {
  if (Number.isFinite(media.duration)) media.currentTime = Math.min(media.duration, Math.max(0, time));
}

/** Reloads after an error and resumes at the same position. */
export function retry(media: HTMLMediaElement): void {
  const { currentTime } = media;
  media.load();
  media.currentTime = currentTime;
  start(media);
}
