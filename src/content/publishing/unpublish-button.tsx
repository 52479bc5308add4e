'use client';
import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { unpublishMessages } from './unpublish-messages.ts';
import { readUses, UsedOnList, type VisibleUse } from './used-on-list.tsx';

const dialog = 'take-off-the-site';

/** Takes a document off the site, once it was said what will be missing where. */
export function UnpublishButton(): ReactNode {
  const document = useDocumentInfo();
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = document;
  const { i18n, t } = useTranslation();
  const language = isLocale(i18n.language) ? i18n.language : defaultLocale;
  const messages = unpublishMessages[language];
  const { openModal } = useModal();
  const router = useRouter();
  const [uses, setUses] = useState<readonly VisibleUse[]>();
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed || id === undefined || !collectionSlug)
    return null;
  const address = `/api/${collectionSlug}/${id}`;
  const open = async () => {
    setUses(await readUses(address));
    openModal(dialog);
  };
  const unpublish = async () => {
    const answer = await fetch(`${address}?unpublishAllLocales=true&depth=0`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => undefined);
    if (!answer?.ok) {
      toast.error(messages.failed);
      return;
    }
    toast.success(t('version:unpublishedSuccessfully'));
    document.setHasPublishedDoc(false);
    document.setUnpublishedVersionCount(1);
    document.incrementVersionCount();
    router.refresh();
  };
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => void open()}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={dialog}
        heading={t('version:confirmUnpublish')}
        body={<UsedOnList uses={uses} language={language} messages={messages} />}
        confirmLabel={t('version:unpublish')}
        confirmingLabel={t('version:unpublishing')}
        onConfirm={unpublish}
      />
    </>
  );
}
