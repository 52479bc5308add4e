'use client';
import { Button, useSelection, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { FolderInput } from './folder-input.tsx';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';
import { useMoveFiles } from './use-move-files.ts';

/** Moves the selected files into a folder or out of theirs. Hidden without a selection. */
export function MoveFiles({ folders }: { folders: readonly string[] }): ReactNode {
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  const { count, selectAll, selectedIDs } = useSelection();
  const moveFiles = useMoveFiles();
  const input = useId();
  const [folder, setFolder] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (count === 0) return null;

  const move = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const found = await moveFiles(String(selectAll) === 'allAvailable' ? 'listed' : selectedIDs, folder);
    setBusy(false);
    setProblem(found ?? '');
    if (found === undefined) setFolder('');
  };
  return (
    <form className={styles.move} onSubmit={(event) => void move(event)}>
      <label htmlFor={input}>{messages.moveTo(count)}</label>
      <FolderInput
        id={input}
        folders={folders}
        value={folder}
        placeholder={messages.without}
        aria-describedby={`${input}-problem`}
        onChange={setFolder}
      />
      <Button type="submit" size="small" margin={false} disabled={busy}>
        {messages.move}
      </Button>
      <p id={`${input}-problem`} role="alert">
        {problem}
      </p>
    </form>
  );
}
