'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { decodedText } from '#typed/decoded-text.ts';
import { importMessages } from './import-messages.ts';
import styles from './import-panel.module.css';

const importedSchema = z.object({ added: z.number(), changed: z.number(), same: z.number() });

/** Above the list of redirects: imports a file and shows the result. */
export function ImportPanel(): ReactNode {
  const messages = importMessages[editorLanguageOf(useTranslation())];
  const router = useRouter();
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);

  const takeOver = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    setTold(messages.busy);
    const sent = await postTo('/api/redirects/import', {
      csv: decodedText(new Uint8Array(await file.arrayBuffer())) ?? '',
    });
    setTold(
      sent.problem === undefined
        ? messages.done(importedSchema.parse(sent.answer))
        : sent.problem || messages.failed,
    );
    setBusy(false);
    // Allows the same file to be chosen again after it was corrected.
    target.value = '';
    router.refresh();
  };

  return (
    <details className={styles.panel}>
      <summary>{messages.title}</summary>
      <p id="import-help">{messages.help}</p>
      <label>
        {messages.file}
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-describedby="import-help"
          disabled={isBusy}
          onChange={takeOver}
        />
      </label>
      <p role="status">{told}</p>
    </details>
  );
}
