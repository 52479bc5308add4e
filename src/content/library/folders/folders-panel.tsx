import type { BeforeListTableServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { FolderNavigation } from './folder-navigation.tsx';
import { foldersMessages } from './folders-messages.ts';
import { type Folders, storedFolders } from './stored-folders.ts';

/** Above the list of the media library, also in the picker drawer: its folders. */
export async function FoldersPanel({
  payload,
  user,
  i18n,
  params,
}: BeforeListTableServerProps): Promise<ReactNode> {
  // The trash has no folders.
  if ([params?.segments].flat().includes('trash')) return null;
  const folders = await storedFolders({ payload }).catch((error: unknown): Folders | undefined => {
    payload.logger.error({ err: error }, 'The folders of the media library could not be read.');
    return undefined;
  });
  if (!folders) return <p role="alert">{foldersMessages[editorLanguageOf({ i18n })].unreadable}</p>;
  return <FolderNavigation {...folders} mayMove={isEditor(user)} />;
}
