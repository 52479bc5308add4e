'use client';
import { PopupList, toast, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { ConsequencesDialog } from '#content/graph/references/consequences-dialog.tsx';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { unpublishMessages } from './unpublish-messages.ts';

const dialog = 'take-off-the-site';

/** Unpublishes a document, after a dialog shows what the site loses. */
export function UnpublishButton(): ReactNode {
  const document = useDocumentInfo();
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = document;
  const { i18n, t } = useTranslation();
  const messages = unpublishMessages[editorLanguageOf({ i18n })];
  const { openModal, closeModal } = useModal();
  const router = useRouter();
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed || id === undefined || !collectionSlug)
    return null;
  const unpublish = async () => {
    const { problem } = await postTo(
      `/api/${collectionSlug}/${id}?unpublishAllLocales=true&depth=0`,
      { _status: 'draft' },
      'PATCH',
    );
    if (problem !== undefined) return problem || messages.failed;
    closeModal(dialog);
    toast.success(t('version:unpublishedSuccessfully'));
    document.setHasPublishedDoc(false);
    document.setUnpublishedVersionCount(1);
    document.incrementVersionCount();
    router.refresh();
    return undefined;
  };
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(dialog)}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConsequencesDialog
        slug={dialog}
        heading={t('version:confirmUnpublish')}
        consequences={({ uses }) => {
          const shown = uses.filter(({ state }) => state !== 'draft');
          return {
            text: `${messages.affected} ${shown.length > 0 ? messages.shownOn : messages.shownNowhere}`,
            groups: [{ uses: shown }],
          };
        }}
        confirm={t('version:unpublish')}
        confirming={t('version:unpublishing')}
        onConfirm={unpublish}
      />
    </>
  );
}
