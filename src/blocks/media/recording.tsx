import type { ReactNode } from 'react';
import { Film, type FilmProps } from './film.tsx';
import { Sound } from './sound.tsx';
import { Transcript, type TranscriptProps } from './transcript.tsx';

export type RecordingProps = FilmProps | TranscriptProps;

/** A film or a sound, or what is heard and seen in it, to be read: a transcript, or a film's captions. */
export function Recording(props: RecordingProps): ReactNode {
  if ('content' in props) return <Transcript {...props} />;
  return props.file.type === 'audio' ? <Sound file={props.file} label={props.label} /> : <Film {...props} />;
}
