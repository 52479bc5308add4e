'use client';
import { Button, toast, useSelection, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { FolderInput } from './folder-input.tsx';
import { answeredFolder } from './folder-path.ts';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';

/** Moves the files that are selected into a folder, or out of theirs. Nothing while none is selected. */
export function MoveFiles({ folders }: { folders: readonly string[] }): ReactNode {
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  const { count, selectAll, selectedIDs } = useSelection();
  const router = useRouter();
  const input = useId();
  const [folder, setFolder] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (count === 0) return null;

  const move = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // All that the filter and the search let through, on whichever page, the server finds by them.
    const isAll = String(selectAll) === 'allAvailable';
    const sent = await postTo(
      `/api/media/folders/move${isAll ? window.location.search : ''}`,
      isAll ? { folder } : { folder, ids: selectedIDs },
    );
    setBusy(false);
    if (sent.problem !== undefined) {
      setProblem(sent.problem || messages.failed);
      return;
    }
    const { moved, folder: name } = answeredFolder.parse(sent.answer);
    setProblem('');
    setFolder('');
    toast.success(messages.moved(moved, name));
    router.refresh();
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
