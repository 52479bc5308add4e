'use client';
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { codesMessages } from './codes-messages.ts';
import styles from './votes.module.css';

const madeSchema = z.object({ first: z.number(), last: z.number() });
const issuedSchema = z.object({ codesIssued: z.number().nullish() });

function saveCodes(id: string | number, first: number, last: number): void {
  // A download doesn't leave the page.
  window.location.assign(`/api/polls/${id}/codes?first=${first}&last=${last}`);
}

/** Creates and downloads one-time codes; earlier ones can be downloaded again. */
export function CodesPanel(): ReactNode {
  const { id, hasSavePermission } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = codesMessages[language];
  const number = new Intl.NumberFormat(formatLocales[language]);
  const [issued, setIssued] = useState<number>();
  const [count, setCount] = useState('1000');
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState('');
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (id === undefined) return;
    const known = new AbortController();
    fetch(`/api/polls/${id}?depth=0`, { signal: known.signal })
      .then(async (answer) => issuedSchema.parse(await answer.json()).codesIssued ?? 0)
      .then((codes) => {
        setIssued(codes);
        setLast(String(codes));
      })
      // The number is optional: the server refuses codes that don't exist.
      .catch(() => {});
    return () => known.abort();
  }, [id]);

  const make = async () => {
    if (id === undefined) return;
    setBusy(true);
    const sent = await postTo(`/api/polls/${id}/codes`, { count: Number(count) });
    setBusy(false);
    const made = madeSchema.safeParse('answer' in sent ? sent.answer : undefined);
    if (!made.success) {
      setStatus(sent.problem || messages.failed);
      return;
    }
    setIssued(made.data.last);
    setLast(String(made.data.last));
    setStatus(messages.made(number.format(made.data.first), number.format(made.data.last)));
    saveCodes(id, made.data.first, made.data.last);
  };

  if (!hasSavePermission) return null;
  if (id === undefined) return <p>{messages.unsaved}</p>;
  return (
    <section className={styles.codes} aria-label={messages.heading}>
      <h3>{messages.heading}</h3>
      {issued !== undefined && <p className={styles.quiet}>{messages.issued(number.format(issued))}</p>}
      <label>
        {messages.howMany}
        <input type="number" min={1} max={100_000} value={count} onChange={(e) => setCount(e.target.value)} />
      </label>
      <Button margin={false} disabled={busy} onClick={() => void make()}>
        {busy ? messages.making : messages.make}
      </Button>
      <p role="status">{status}</p>
      {issued !== undefined && issued > 0 && (
        <>
          <h4>{messages.again}</h4>
          <div className={styles.range}>
            <label>
              {messages.first}
              <input type="number" min={1} value={first} onChange={(e) => setFirst(e.target.value)} />
            </label>
            <label>
              {messages.last}
              <input type="number" min={1} value={last} onChange={(e) => setLast(e.target.value)} />
            </label>
          </div>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => saveCodes(id, Number(first), Number(last))}
          >
            {messages.save}
          </Button>
        </>
      )}
    </section>
  );
}
