'use client';
import { Button, Modal, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { languageOf } from '#content/api/editor-language.ts';
import { referencesMessages } from '#content/references/references-messages.ts';
import { UseList } from '#content/references/use-list.tsx';
import { useUsedOn } from '#content/references/use-used-on.ts';
import type { UsedOn } from '#content/references/used-on-endpoint.ts';
import type { Use } from '#content/references/where-used.ts';
import styles from './trash.module.css';
import { trashMessages } from './trash-messages.ts';

interface ConsequencesDialogProps {
  slug: string;
  heading: string;
  /** What happens to the site. */
  consequence: (usedOn: UsedOn) => string;
  confirm: string;
  confirming: string;
  /** Does it; answers with the sentence of a refusal. */
  onConfirm: (usedOn: UsedOn) => Promise<string | undefined>;
  /** Takes the place of question and buttons once it is done. */
  children?: ReactNode;
}

/** Says what an action changes on the live site, and where the document is used, before anything happens. */
export function ConsequencesDialog(props: ConsequencesDialogProps): ReactNode {
  const { isModalOpen } = useModal();
  if (!isModalOpen(props.slug)) return null;
  return (
    <Modal slug={props.slug} className={styles.dialog} closeOnBlur={false} aria-label={props.heading}>
      <div className={styles.sheet}>
        <h1>{props.heading}</h1>
        {props.children || <Question {...props} />}
      </div>
    </Modal>
  );
}

function Question({ slug, consequence, confirm, confirming, onConfirm }: ConsequencesDialogProps): ReactNode {
  const { collectionSlug, id } = useDocumentInfo();
  const { closeModal } = useModal();
  const { i18n } = useTranslation();
  const language = languageOf({ i18n });
  const messages = trashMessages[language];
  const usedOn = useUsedOn(collectionSlug, id, slug);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const known = typeof usedOn === 'object' ? usedOn : undefined;
  const needing = known?.isOnSite ? known.uses.filter(({ state }) => state !== 'draft') : [];
  const others = known?.uses.filter((use) => !needing.includes(use)) ?? [];
  const isRefused = needing.length > 0;
  const act = async () => {
    if (!known) return;
    setBusy(true);
    setProblem((await onConfirm(known)) ?? '');
    setBusy(false);
  };
  return (
    <>
      {usedOn === undefined && <p>{referencesMessages[language].loading}</p>}
      {usedOn === 'failed' && <p role="alert">{referencesMessages[language].notRead}</p>}
      {known && !isRefused && <p>{consequence(known)}</p>}
      <Group text={messages.needed} uses={needing} />
      {!isRefused && <Group text={messages.inDrafts} uses={others} />}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button margin={false} buttonStyle="secondary" disabled={isBusy} onClick={() => closeModal(slug)}>
          {messages.cancel}
        </Button>
        {known && !isRefused && (
          <Button id="confirm-action" margin={false} disabled={isBusy} onClick={act}>
            {isBusy ? confirming : confirm}
          </Button>
        )}
      </div>
    </>
  );

  function Group({ text, uses }: { text: string; uses: readonly Use[] }): ReactNode {
    if (uses.length === 0) return null;
    return (
      <>
        <p>{text}</p>
        <UseList uses={uses} language={language} />
      </>
    );
  }
}
