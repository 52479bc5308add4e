import { type ReactNode, useEffect, useRef } from 'react';
import styles from './captions.module.css';

export function Captions({ track }: { track: TextTrack | undefined }): ReactNode {
  const lines = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!track) return;
    const show = (): void => {
      const cues = [...(track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
      // One box per cue, with its markup for voices, emphasis and line breaks.
      const texts = cues.map((cue) => {
        const text = document.createElement('span');
        text.append(cue.getCueAsHTML());
        return text;
      });
      lines.current?.replaceChildren(...texts);
    };
    show();
    track.addEventListener('cuechange', show);
    return () => track.removeEventListener('cuechange', show);
  }, [track]);
  return <p ref={lines} className={styles.captions} lang={track?.language || undefined} data-captions="" />;
}
