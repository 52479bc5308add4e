'use client';
import { Button, toast, useModal, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '#content/foundation/controls/dialog.tsx';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { FolderInput } from './folder-input.tsx';
import { answeredFolder } from './folder-path.ts';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';

export const renameFolderDialog = 'rename-folder';

interface RenameFolderProps {
  folder: string;
  folders: readonly string[];
  onRenamed: (folder: string) => void;
}

export function RenameFolderDialog(props: RenameFolderProps): ReactNode {
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  return (
    <Dialog slug={renameFolderDialog} heading={messages.renameHeading(props.folder)}>
      <NameOfFolder {...props} />
    </Dialog>
  );
}

function NameOfFolder({ folder, folders, onRenamed }: RenameFolderProps): ReactNode {
  const { closeModal } = useModal();
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  const [name, setName] = useState(folder);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const rename = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const sent = await postTo('/api/media/folders/rename', { from: folder, to: name });
    setBusy(false);
    if (sent.problem !== undefined) {
      setProblem(sent.problem || messages.failed);
      return;
    }
    const renamed = answeredFolder.parse(sent.answer).folder ?? '';
    closeModal(renameFolderDialog);
    toast.success(messages.renamed(renamed));
    onRenamed(renamed);
  };
  return (
    <form className={styles.rename} onSubmit={(event) => void rename(event)}>
      <p id="rename-folder-help" className={styles.help}>
        {messages.renameHelp}
      </p>
      <label htmlFor="rename-folder-name">{messages.name}</label>
      <FolderInput
        id="rename-folder-name"
        folders={folders.filter((other) => other !== folder)}
        value={name}
        aria-describedby="rename-folder-help rename-folder-problem"
        onChange={setName}
      />
      <p id="rename-folder-problem" role="alert">
        {problem}
      </p>
      <div className={styles.choices}>
        <Button type="submit" margin={false} disabled={busy}>
          {messages.save}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={() => closeModal(renameFolderDialog)}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
