import type { ReactNode } from 'react';
import type { RichText } from '#fields/rich-text-tree.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { RichTextView } from '#ui/rich-text.tsx';
import { useRecordingMessages } from './recording-messages.ts';
import styles from './transcript.module.css';

export interface TranscriptProps {
  content: RichText;
  headingLevel: InnerHeadingLevel;
}

/** A collapsed transcript; with script it can be downloaded. */
export function Transcript({ content, headingLevel }: TranscriptProps): ReactNode {
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
