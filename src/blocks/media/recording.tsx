import type { ReactNode } from 'react';
import { NativeSound } from './native-sound.tsx';
import { NativeVideo, type NativeVideoProps } from './native-video.tsx';
import { Transcript, type TranscriptProps } from './transcript.tsx';

export type RecordingProps = NativeVideoProps | TranscriptProps;

/** A film or a sound, or what is heard and seen in it, to be read. */
export function Recording(props: RecordingProps): ReactNode {
  if ('content' in props) return <Transcript {...props} />;
  return props.file.type === 'audio' ? (
    <NativeSound file={props.file} label={props.label} />
  ) : (
    <NativeVideo {...props} />
  );
}
