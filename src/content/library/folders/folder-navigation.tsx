'use client';
import { Button, toast, useListDrawerContext, useListQuery, useModal, useTranslation } from '@payloadcms/ui';
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import {
  folderIn,
  isWithin,
  lookingInto,
  offeredFolders,
  renamedFolder,
  type WantedFolder,
} from './folder-path.ts';
import styles from './folders.module.css';
import { foldersMessages } from './folders-messages.ts';
import { rememberFolder } from './looked-into.ts';
import { MoveFiles } from './move-files.tsx';
import { RenameFolderDialog, renameFolderDialog } from './rename-folder-dialog.tsx';
import type { Folders } from './stored-folders.ts';
import { useDraggedFiles } from './use-dragged-files.ts';
import { useMoveFiles } from './use-move-files.ts';

interface FolderNavigationProps extends Folders {
  mayMove: boolean;
}

/** The folders of the media library: open them, rename them, or move the selection to one. */
export function FolderNavigation({ folders, without, mayMove }: FolderNavigationProps): ReactNode {
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  const { query, handleWhereChange } = useListQuery();
  const { isInDrawer } = useListDrawerContext();
  const { openModal } = useModal();
  const heading = useId();
  const current = folderIn(query?.where);
  useEffect(() => rememberFolder(current), [current]);

  // A picker is read-only.
  const isWorkplace = mayMove && !isInDrawer;
  const held = useDraggedFiles(isWorkplace);
  const moveFiles = useMoveFiles();
  const [over, setOver] = useState<WantedFolder>();
  if (folders.length === 0 && !isWorkplace) return null;
  const names = folders.map(({ folder }) => folder);
  const all = folders.reduce((sum, { files }) => sum + files, without);
  const { way, inside } = offeredFolders(folders, current ?? undefined);
  const lookInto = (folder: WantedFolder, among: readonly string[] = names) =>
    void handleWhereChange?.(lookingInto(query?.where, folder, among));
  const drop = async (folder: string | null) => {
    setOver(undefined);
    const problem = held && (await moveFiles(held, folder ?? ''));
    if (problem) toast.error(problem);
  };
  /** Makes a folder a drop target. “All files” is none. */
  const takes = (folder: string | null) => ({
    className: styles.target,
    'data-over': over === folder ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(folder);
    },
    // Ignores leaving for a child element.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void drop(folder);
    },
  });
  const entry = (folder: WantedFolder, name: string, files: number, className?: string) => (
    <li key={folder ?? name} className={className}>
      <button
        type="button"
        aria-current={folder === current ? 'true' : undefined}
        onClick={() => lookInto(folder)}
        {...(held && folder !== undefined ? takes(folder) : {})}
      >
        {name} <small>{files}</small>
      </button>
    </li>
  );
  return (
    <section className={styles.panel} aria-labelledby={heading} data-holding={held ? '' : undefined}>
      <h2 id={heading}>{messages.heading}</h2>
      {folders.length === 0 ? (
        <p className={styles.help}>{messages.none}</p>
      ) : (
        <ul className={styles.folders}>
          {entry(undefined, messages.all, all)}
          {(without > 0 || held) && entry(null, messages.without, without)}
          {way.map(({ folder, name, files }) => entry(folder, name, files, styles.way))}
          {inside.map(({ folder, name, files }) => entry(folder, name, files))}
        </ul>
      )}
      {isWorkplace && folders.length > 0 && (
        <p className={`${styles.help} ${styles.drag}`}>{messages.drag}</p>
      )}
      {isWorkplace && typeof current === 'string' && (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(renameFolderDialog)}
          >
            {messages.rename}
          </Button>
          <RenameFolderDialog
            folder={current}
            folders={names}
            onRenamed={(to) =>
              lookInto(
                to,
                names.map((name) => (isWithin(name, current) ? renamedFolder(name, current, to) : name)),
              )
            }
          />
        </>
      )}
      {isWorkplace && <MoveFiles folders={names} />}
    </section>
  );
}
