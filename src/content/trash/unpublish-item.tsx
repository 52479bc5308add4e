'use client';
import { PopupList, toast, useDocumentInfo, useForm, useModal, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { languageOf } from '#content/api/editor-language.ts';
import { postTo } from '#content/votes/post.ts';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { trashMessages } from './trash-messages.ts';

/** Takes a document off the site, after its consequences were read. In place of Payload's own entry. */
export function UnpublishItem(): ReactNode {
  const info = useDocumentInfo();
  const { collectionSlug = '', id, hasPublishedDoc, hasPublishPermission, isTrashed } = info;
  const { reset } = useForm();
  const { i18n } = useTranslation();
  const { openModal, closeModal } = useModal();
  const language = languageOf({ i18n });
  const messages = trashMessages[language];
  if (id === undefined || !hasPublishedDoc || !hasPublishPermission || isTrashed) return null;
  const dialog = `unpublish-${id}`;
  const unpublish = async () => {
    const address = `/api/${collectionSlug}/${id}?depth=0&fallback-locale=null&unpublishAllLocales=true`;
    const answer = await postTo(address, { _status: 'draft' }, 'PATCH');
    if (answer.problem !== undefined) return answer.problem || messages.failed;
    await reset({ ...info.data, _status: 'draft' });
    info.setHasPublishedDoc(false);
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
    toast.success(messages.unpublished);
    closeModal(dialog);
    return undefined;
  };
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(dialog)}>
        {messages.unpublish}
      </PopupList.Button>
      <ConsequencesDialog
        slug={dialog}
        heading={messages.unpublishHeading}
        consequence={({ address = '' }) =>
          `${messages.consequences[collectionSlug]?.(address)} ${messages.staysAsDraft}`
        }
        refusesNeeded={false}
        confirm={messages.unpublish}
        confirming={messages.unpublishing}
        onConfirm={unpublish}
      />
    </>
  );
}
