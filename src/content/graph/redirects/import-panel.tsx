'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { decodedText } from '#typed/decoded-text.ts';
import styles from './import-panel.module.css';

interface Imported {
  added: number;
  changed: number;
  same: number;
}

const german = {
  title: 'Aus einer Datei übernehmen',
  help: 'Eine CSV-Datei mit je einer Weiterleitung in der Zeile: alter Pfad, Ziel und, wenn gewünscht, 301 oder 302. Bis zu 500 auf einmal. Gibt es einen Pfad schon, bekommt er das neue Ziel. Stimmt eine Zeile nicht, wird nichts übernommen. Was übernommen ist, gilt sofort.',
  file: 'CSV-Datei',
  busy: 'Wird übernommen …',
  done: ({ added, changed, same }: Imported) =>
    `Übernommen: ${added} neu, ${changed} geändert, ${same} wie zuvor.`,
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
};

const english: typeof german = {
  title: 'Import from a file',
  help: 'A CSV file with one redirect in each line: old path, target and, if you like, 301 or 302. Up to 500 at once. A path that exists already gets the new target. If one line is wrong, nothing is imported. Imported redirects take effect at once.',
  file: 'CSV file',
  busy: 'Importing …',
  done: ({ added, changed, same }) => `Imported: ${added} new, ${changed} changed, ${same} unchanged.`,
  failed: 'That did not work. Please try again.',
};

const importMessages = { de: german, en: english };

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
