'use client';
import { Button, toast, useModal, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { Dialog } from '#content/foundation/controls/dialog.tsx';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './arrangements.module.css';
import { arrangementMessages } from './arrangements-messages.ts';
import { TemplateList } from './template-list.tsx';
import { useOwnArrangements, useTemplates } from './use-arrangements.ts';

export const arrangementsDialog = 'insert-arrangement';

interface ArrangementsDialogProps {
  /** Inserts the blocks of a template, or a saved arrangement as clipboard text. */
  onBlocks: (blocks: readonly Readonly<Record<string, unknown>>[]) => void;
  onText: (text: string) => void;
}

export function ArrangementsDialog(props: ArrangementsDialogProps): ReactNode {
  const { i18n } = useTranslation();
  const messages = arrangementMessages[editorLanguageOf({ i18n })];
  return (
    <Dialog slug={arrangementsDialog} heading={messages.heading}>
      <Choices {...props} />
    </Dialog>
  );
}

function Choices({ onBlocks, onText }: ArrangementsDialogProps): ReactNode {
  const { closeModal } = useModal();
  const { i18n } = useTranslation();
  const messages = arrangementMessages[editorLanguageOf({ i18n })];
  const templates = useTemplates();
  const { all, remove } = useOwnArrangements();
  const take = (insert: () => void) => {
    closeModal(arrangementsDialog);
    insert();
  };
  return (
    <>
      <h2>{messages.own}</h2>
      {all.length === 0 && <p className={styles.quiet}>{messages.noneYet}</p>}
      <ul className={styles.list}>
        {all.map(({ name, text, count }) => (
          <li key={name} className={styles.one}>
            <h3>{name}</h3>
            <p className={styles.quiet}>{messages.count(count)}</p>
            <div className={styles.choices}>
              <Button
                size="small"
                margin={false}
                aria-label={messages.take(name)}
                onClick={() => take(() => onText(text))}
              >
                {messages.takeShort}
              </Button>
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                aria-label={messages.remove(name)}
                onClick={() => void remove(name).catch(() => toast.error(messages.failed))}
              >
                {messages.removeShort}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <h2>{messages.templates}</h2>
      <TemplateList templates={templates} onTake={({ blocks }) => take(() => onBlocks(blocks))} />
      <div>
        <Button margin={false} buttonStyle="secondary" onClick={() => closeModal(arrangementsDialog)}>
          {messages.close}
        </Button>
      </div>
    </>
  );
}
