'use client';
import { Button, PopupList, toast, useDocumentInfo, useForm, useModal, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { ConsequencesDialog } from '#content/graph/references/consequences-dialog.tsx';
import type { UsedOn } from '#content/graph/references/used-on-endpoint.ts';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { RedirectOffer } from './redirect-offer.tsx';
import styles from './trash.module.css';
import { trashMessages } from './trash-messages.ts';

/** Moves a document to the trash after a dialog shows the consequences, then offers a redirect for its address. */
export function TrashMenuItem(): ReactNode {
  const { collectionSlug = '', id, hasTrashPermission, isTrashed } = useDocumentInfo();
  const { setModified } = useForm();
  const { i18n } = useTranslation();
  const { openModal } = useModal();
  const router = useRouter();
  const [freed, setFreed] = useState<string>();
  const language = editorLanguageOf({ i18n });
  const messages = trashMessages[language];
  if (id === undefined || !hasTrashPermission || isTrashed) return null;
  const list = `/admin/collections/${collectionSlug}`;
  const move = async ({ isOnSite, address }: UsedOn) => {
    const answer = await postTo(
      `/api/${collectionSlug}/${id}`,
      { deletedAt: new Date().toISOString() },
      'PATCH',
    );
    if (answer.problem !== undefined) return answer.problem || messages.failed;
    setModified(false);
    toast.success(messages.moved);
    if (collectionSlug === 'pages' && isOnSite) setFreed(address);
    else router.push(list);
    return undefined;
  };
  const dialog = `trash-${id}`;
  return (
    <>
      <PopupList.Button id="action-trash" className={styles.entry} onClick={() => openModal(dialog)}>
        {messages.move}
      </PopupList.Button>
      <ConsequencesDialog
        slug={dialog}
        heading={freed === undefined ? messages.heading : messages.moved}
        consequences={({ uses, isOnSite, address = '' }) => {
          const needing = isOnSite ? uses.filter(({ state }) => state !== 'draft') : [];
          if (needing.length > 0)
            return { text: undefined, groups: [{ text: messages.needed, uses: needing }] };
          const noticed = isOnSite
            ? messages.consequences[collectionSlug]?.(address)
            : messages.noticedByNobody;
          return {
            text: `${noticed} ${messages.canBeRestored}`,
            groups: [{ text: messages.inDrafts, uses }],
          };
        }}
        confirm={messages.move}
        confirming={messages.moving}
        onConfirm={move}
      >
        {freed !== undefined && (
          <RedirectOffer
            address={freed}
            suggestion=""
            language={language}
            onRedirected={() => router.push(list)}
          >
            <Button margin={false} size="small" buttonStyle="secondary" onClick={() => router.push(list)}>
              {messages.withoutRedirect}
            </Button>
          </RedirectOffer>
        )}
      </ConsequencesDialog>
    </>
  );
}
