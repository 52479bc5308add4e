'use client';
import { Button, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#content/foundation/controls/dialog.tsx';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './consequences-dialog.module.css';
import { referencesMessages } from './references-messages.ts';
import { UseList } from './use-list.tsx';
import { useUsedOn } from './use-used-on.ts';
import type { UsedOn } from './used-on-endpoint.ts';
import type { Use } from './where-used.ts';

interface Consequences {
  /** The effect on the site; undefined if the action isn't possible now. */
  text: string | undefined;
  /** Affected documents in groups, each under a sentence. */
  groups: readonly { text?: string; uses: readonly Use[] }[];
}

interface ConsequencesDialogProps {
  slug: string;
  heading: string;
  consequences: (usedOn: UsedOn) => Consequences;
  confirm: string;
  confirming: string;
  /** Resolves with the message of a refusal. */
  onConfirm: (usedOn: UsedOn) => Promise<string | undefined>;
  /** Replaces the question and buttons once it is done. */
  children?: ReactNode;
}

/** Confirms an action: shows what it changes on the live site and where the document is used. */
export function ConsequencesDialog(props: ConsequencesDialogProps): ReactNode {
  return (
    <Dialog slug={props.slug} heading={props.heading}>
      {props.children || <Question {...props} />}
    </Dialog>
  );
}

function Question({
  slug,
  consequences,
  confirm,
  confirming,
  onConfirm,
}: ConsequencesDialogProps): ReactNode {
  const { collectionSlug, id } = useDocumentInfo();
  const { closeModal } = useModal();
  const { i18n, t } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = referencesMessages[language];
  const usedOn = useUsedOn(collectionSlug, id, slug);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const known = typeof usedOn === 'object' ? usedOn : undefined;
  const { text, groups } = known ? consequences(known) : { text: undefined, groups: [] };
  const act = async () => {
    if (!known) return;
    setBusy(true);
    setProblem((await onConfirm(known)) ?? '');
    setBusy(false);
  };
  return (
    <>
      {usedOn === undefined && <p>{messages.loading}</p>}
      {usedOn === 'failed' && <p role="alert">{messages.notRead}</p>}
      {text !== undefined && <p>{text}</p>}
      {groups
        .filter(({ uses }) => uses.length > 0)
        .map(({ text: above, uses }) => (
          <div key={above} className={styles.group}>
            {above !== undefined && <p>{above}</p>}
            <UseList uses={uses} language={language} />
          </div>
        ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button
          id="confirm-cancel"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => closeModal(slug)}
        >
          {t('general:cancel')}
        </Button>
        {text !== undefined && (
          <Button id="confirm-action" margin={false} disabled={isBusy} onClick={act}>
            {isBusy ? confirming : confirm}
          </Button>
        )}
      </div>
    </>
  );
}
