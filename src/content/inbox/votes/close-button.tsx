'use client';
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { votesMessages } from './votes-messages.ts';

const dialog = 'close-poll';

export function CloseButton({
  poll,
  language,
  onClosed,
}: {
  poll: string;
  language: EditorLanguage;
  onClosed: () => Promise<void>;
}): ReactNode {
  const messages = votesMessages[language];
  const { openModal } = useModal();
  const close = async () => {
    const { problem } = await postTo(`/api/polls/${poll}/close`, {});
    if (problem === undefined) toast.success(messages.closed);
    else toast.error(problem || messages.notRead);
    await onClosed();
  };
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(dialog)}>
        {messages.close}
      </Button>
      <ConfirmationModal
        modalSlug={dialog}
        heading={messages.closeHeading}
        body={messages.closeBody}
        confirmLabel={messages.close}
        confirmingLabel={messages.closing}
        cancelLabel={messages.cancel}
        onConfirm={close}
      />
    </>
  );
}
