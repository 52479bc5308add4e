import { type RefObject, useEffect, useState } from 'react';

export interface CaptionsOfFilm {
  /** In each language that there is; the page's comes first. */
  tracks: readonly TextTrack[];
  /** The one that is shown, or would be. Nothing where the film has none. */
  track: TextTrack | undefined;
  isOn: boolean;
  toggle: () => void;
  /** Shows these, or none. */
  choose: (track: TextTrack | undefined) => void;
}

/** Where the browser shows the film by itself, and nothing of ours with it. */
const shownElsewhere = ['enterpictureinpicture', 'webkitbeginfullscreen'] as const;
const shownHereAgain = ['leavepictureinpicture', 'webkitendfullscreen'] as const;

/**
 * Whether captions are shown. We set them ourselves, above the controls and in our type; the browser sets them where it
 * shows the film alone. Whoever has told the browser to show captions has them from the start.
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
    // Hidden ones are loaded and told of.
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
