'use client';
import { Button, useListDrawerContext, useListQuery, useModal, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId } from 'react';
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
  if (folders.length === 0 && !isWorkplace) return null;
  const names = folders.map(({ folder }) => folder);
  const all = folders.reduce((sum, { files }) => sum + files, without);
  const { way, inside } = offeredFolders(folders, current ?? undefined);
  const lookInto = (folder: WantedFolder, among: readonly string[] = names) =>
    void handleWhereChange?.(lookingInto(query?.where, folder, among));
  const entry = (folder: WantedFolder, name: string, files: number, className?: string) => (
    <li key={folder ?? name} className={className}>
      <button
        type="button"
        aria-current={folder === current ? 'true' : undefined}
        onClick={() => lookInto(folder)}
      >
        {name} <small>{files}</small>
      </button>
    </li>
  );
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      {folders.length === 0 ? (
        <p className={styles.help}>{messages.none}</p>
      ) : (
        <ul className={styles.folders}>
          {entry(undefined, messages.all, all)}
          {without > 0 && entry(null, messages.without, without)}
          {way.map(({ folder, name, files }) => entry(folder, name, files, styles.way))}
          {inside.map(({ folder, name, files }) => entry(folder, name, files))}
        </ul>
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
