'use client';
import { Button, toast, useModal, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Dialog } from '#content/foundation/controls/dialog.tsx';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './arrangements.module.css';
import { arrangementMessages } from './arrangements-messages.ts';
import { useOwnArrangements } from './use-arrangements.ts';

export const saveArrangementDialog = 'save-arrangement';

export function SaveArrangementDialog(props: { text: () => string; count: number }): ReactNode {
  const { i18n } = useTranslation();
  const messages = arrangementMessages[editorLanguageOf({ i18n })];
  return (
    <Dialog slug={saveArrangementDialog} heading={messages.saveHeading}>
      <NameOfArrangement {...props} />
    </Dialog>
  );
}

function NameOfArrangement({ text, count }: { text: () => string; count: number }): ReactNode {
  const { closeModal } = useModal();
  const { i18n } = useTranslation();
  const messages = arrangementMessages[editorLanguageOf({ i18n })];
  const { add } = useOwnArrangements();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const wanted = name.trim();
  const save = async () => {
    if (wanted === '') return;
    try {
      if (!(await add({ name: wanted, text: text(), count }))) {
        setProblem(messages.full);
        return;
      }
    } catch {
      setProblem(messages.failed);
      return;
    }
    closeModal(saveArrangementDialog);
    toast.success(messages.saved(wanted));
  };
  // The dialog is inside the page's form, which Enter would submit.
  const saveWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  return (
    <>
      <p className={styles.quiet}>{messages.saveHelp}</p>
      <label className={styles.label}>
        {messages.name}
        <input
          type="text"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={saveWithEnter}
        />
      </label>
      <p role="alert">{problem}</p>
      <div className={styles.choices}>
        <Button margin={false} disabled={wanted === ''} onClick={() => void save()}>
          {messages.save}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => closeModal(saveArrangementDialog)}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}
