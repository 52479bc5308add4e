import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import type { RichText } from '#fields/rich-text-tree.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { Player } from '#ui/player/player.tsx';
import { RichTextView } from '#ui/rich-text.tsx';
import { Film, type FilmProps } from './film.tsx';
import { useRecordingMessages } from './recording-messages.ts';
import styles from './transcript.module.css';

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

/** Downloads a video's captions as text, or without script as the original file. */
function CaptionsDownload({ captions }: { captions: Media }): ReactNode {
  const { transcriptName, downloadTranscript } = useRecordingMessages();
  return (
    <p data-island="saved-text">
      <a className={styles.download} href={captions.src} download="" data-name={transcriptName}>
        <Icon name="download" />
        {downloadTranscript}
      </a>
    </p>
  );
}

interface TranscriptProps {
  content: RichText;
  headingLevel: InnerHeadingLevel;
}

/** A collapsed transcript; with script it can be downloaded. */
function Transcript({ content, headingLevel }: TranscriptProps): ReactNode {
  const { transcript, transcriptName, downloadTranscript } = useRecordingMessages();
  return (
    <Disclosure look="line" summary={transcript}>
      <div className={styles.text} data-island="saved-text">
        <RichTextView content={content} headingLevel={headingLevel} />
        <BareButton className={styles.download} data-name={transcriptName} hidden>
          <Icon name="download" />
          {downloadTranscript}
        </BareButton>
      </div>
    </Disclosure>
  );
}
