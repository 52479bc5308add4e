import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { Icon } from '#ui/icon.tsx';
import { useRecordingMessages } from './recording-messages.ts';
import styles from './transcript.module.css';

/** Downloads a video's captions as text, or without script as the original file. */
export function CaptionsDownload({ captions }: { captions: Media }): ReactNode {
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
