'use client';
import { Button, toast, useSelection, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { FolderInput } from './folder-input.tsx';
import { answeredFolder } from './folder-path.ts';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';

/** Moves the selected files into a folder or out of theirs. Hidden without a selection. */
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
    // All that match the list's filter and search, on all pages, are found by the server.
    const isAll = String(selectAll) === 'allAvailable';
    const sent = await postTo(
      `/api/media/folders/move${isAll ? window.location.search : ''}`,
      isAll ? { folder } : { folder, ids: selectedIDs },
    );
    setBusy(false);
    setProblem(sent.problem === undefined ? '' : sent.problem || messages.failed);
    if (sent.problem !== undefined) return;
    const { moved, folder: name } = answeredFolder.parse(sent.answer);
    toast.success(messages.moved(moved, name));
    setFolder('');
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
