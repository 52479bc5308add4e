import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { CaptionsDownload } from './captions-download.tsx';
import { Film, type FilmProps } from './film.tsx';
import { Sound } from './sound.tsx';
import { Transcript, type TranscriptProps } from './transcript.tsx';

export type RecordingProps = FilmProps | TranscriptProps | { readable: Media };

/** A video or audio player, or the text alternative: a transcript, or a video's captions. */
export function Recording(props: RecordingProps): ReactNode {
  if ('content' in props) return <Transcript {...props} />;
  if ('readable' in props) return <CaptionsDownload captions={props.readable} />;
  return props.file.type === 'audio' ? <Sound file={props.file} label={props.label} /> : <Film {...props} />;
}
