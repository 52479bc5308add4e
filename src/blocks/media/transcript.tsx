import { type ReactNode, useEffect, useState } from 'react';
import type { RichText } from '#fields/rich-text-tree.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { RichTextView } from '#ui/rich-text.tsx';
import { downloadText } from './download-text.ts';
import { useRecordingMessages } from './recording-messages.ts';
import styles from './transcript.module.css';
import { transcriptText } from './transcript-text.ts';

export interface TranscriptProps {
  content: RichText;
  headingLevel: InnerHeadingLevel;
}

/** A collapsed transcript; with script it can be downloaded. */
export function Transcript({ content, headingLevel }: TranscriptProps): ReactNode {
  const messages = useRecordingMessages();
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  return (
    <Disclosure look="line" summary={messages.transcript}>
      <div className={styles.text}>
        <RichTextView content={content} headingLevel={headingLevel} />
        {hasScript && (
          <BareButton
            className={styles.download}
            onClick={() => downloadText(messages.transcriptName, transcriptText(content))}
          >
            <Icon name="download" />
            {messages.downloadTranscript}
          </BareButton>
        )}
      </div>
    </Disclosure>
  );
}
