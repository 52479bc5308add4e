'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { answeredFolder } from './folder-path.ts';
import { foldersMessages } from './folders-messages.ts';

/** Files by id, or all that match the list's filter and search on all pages, which the server finds. */
export type MovedFiles = readonly (string | number)[] | 'listed';

/**
 * Moves files into a folder, or out of theirs with an empty name, and shows a toast; resolves with the error message,
 * if any.
 */
export function useMoveFiles(): (files: MovedFiles, folder: string) => Promise<string | undefined> {
  const messages = foldersMessages[editorLanguageOf(useTranslation())];
  const router = useRouter();
  return async (files, folder) => {
    const sent = await postTo(
      `/api/media/folders/move${files === 'listed' ? window.location.search : ''}`,
      files === 'listed' ? { folder } : { folder, ids: files },
    );
    if (sent.problem !== undefined) return sent.problem || messages.failed;
    const { moved, folder: name } = answeredFolder.parse(sent.answer);
    toast.success(messages.moved(moved, name));
    router.refresh();
    return undefined;
  };
}
