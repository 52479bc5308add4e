import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { Player } from '#ui/player/player.tsx';
import { CaptionsDownload } from './captions-download.tsx';
import { Film, type FilmProps } from './film.tsx';
import { Transcript, type TranscriptProps } from './transcript.tsx';

export type RecordingProps = FilmProps | TranscriptProps | { readable: Media };

/** A video or audio player, or the text alternative: a transcript, or a video's captions. */
export function Recording(props: RecordingProps): ReactNode {
  if ('content' in props) return <Transcript {...props} />;
  if ('readable' in props) return <CaptionsDownload captions={props.readable} />;
  return props.file.type === 'audio' ? <Sound file={props.file} label={props.label} /> : <Film {...props} />;
}

/** An audio player. Keeps playing while scrolling. */
function Sound({ file, label }: { file: Media; label?: string | undefined }): ReactNode {
  const name = file.alt || label;
  return (
    <Player kind="sound" name={name}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is in the transcript that belongs to the block */}
      <audio src={file.src} aria-label={name} controls preload="none" />
    </Player>
  );
}
