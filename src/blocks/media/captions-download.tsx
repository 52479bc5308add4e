import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { Icon } from '#ui/icon.tsx';
import { captionsText } from './captions-text.ts';
import { download, downloadText } from './download-text.ts';
import { useRecordingMessages } from './recording-messages.ts';
import styles from './transcript.module.css';

/** Downloads a video's captions as text, or without script as the original file. */
export function CaptionsDownload({ captions }: { captions: Media }): ReactNode {
  const messages = useRecordingMessages();
  const save = async (): Promise<void> => {
    try {
      const answer = await fetch(captions.src);
      if (!answer.ok) throw new Error(`The captions request failed with status ${answer.status}.`);
      downloadText(messages.transcriptName, captionsText(await answer.text()));
    } catch {
      // The browser reports the failure best.
      download('', captions.src);
    }
  };
  return (
    <p>
      <a
        className={styles.download}
        href={captions.src}
        download=""
        onClick={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Icon name="download" />
        {messages.downloadTranscript}
      </a>
    </p>
  );
}
