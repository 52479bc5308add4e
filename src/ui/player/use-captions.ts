import { type RefObject, useEffect, useState } from 'react';

export interface CaptionsOfFilm {
  /** The page's language comes first. */
  tracks: readonly TextTrack[];
  /** The selected track, also while captions are off; undefined if there are none. */
  track: TextTrack | undefined;
  isOn: boolean;
  toggle: () => void;
  /** Undefined turns captions off. */
  choose: (track: TextTrack | undefined) => void;
}

/** Events of picture-in-picture and iOS full screen, where only the browser can show captions. */
const shownElsewhere = ['enterpictureinpicture', 'webkitbeginfullscreen'] as const;
const shownHereAgain = ['leavepictureinpicture', 'webkitendfullscreen'] as const;

/**
 * Caption state. We render captions ourselves, above the controls; the browser renders them where it shows the video
 * alone. Captions are on initially if the browser's preferences say so.
 */
export function useCaptions(media: RefObject<HTMLMediaElement | null>): CaptionsOfFilm {
  const [tracks, setTracks] = useState<readonly TextTrack[]>([]);
  const [track, setTrack] = useState<TextTrack>();
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const found = [...(media.current?.textTracks ?? [])].filter(
      ({ kind }) => kind === 'captions' || kind === 'subtitles',
    );
    const showing = found.find(({ mode }) => mode === 'showing');
    setTracks(found);
    setTrack(showing ?? found[0]);
    setOn(showing !== undefined);
  }, [media]);

  useEffect(() => {
    const { current } = media;
    if (!track || !current) return;
    // Hidden tracks still load and fire events.
    const set = (shown: TextTrackMode) => (): void => {
      track.mode = isOn ? shown : 'disabled';
    };
    const [here, elsewhere] = [set('hidden'), set('showing')];
    here();
    for (const type of shownElsewhere) current.addEventListener(type, elsewhere);
    for (const type of shownHereAgain) current.addEventListener(type, here);
    return () => {
      for (const type of shownElsewhere) current.removeEventListener(type, elsewhere);
      for (const type of shownHereAgain) current.removeEventListener(type, here);
      track.mode = 'disabled';
    };
  }, [media, track, isOn]);

  const choose = (chosen: TextTrack | undefined) => {
    if (chosen) setTrack(chosen);
    setOn(chosen !== undefined);
  };
  return { tracks, track, isOn, toggle: () => track && setOn((wasOn) => !wasOn), choose };
}
