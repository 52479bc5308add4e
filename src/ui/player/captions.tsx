import { type ReactNode, useEffect, useRef } from 'react';
import styles from './captions.module.css';

/** What is said and heard at this moment, over the film. */
export function Captions({ track }: { track: TextTrack | undefined }): ReactNode {
  const lines = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!track) return;
    const show = (): void => {
      const cues = [...(track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue);
      // Each in a box of its own, as the file has it: voices, emphasis and breaks.
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
