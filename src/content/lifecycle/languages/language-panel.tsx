'use client';
import {
  Button,
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormFields,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import { editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import styles from './languages.module.css';
import { languagesMessages } from './languages-messages.ts';
import { type Read, useIsShown, useOtherLanguage } from './use-other-language.ts';

/** Above a page's blocks: blocks that this language lacks, and changes in the other one. */
export function LanguagePanel(): ReactNode {
  const found = useOtherLanguage();
  useTitleOf(found);
  const { i18n } = useTranslation();
  const messages = languagesMessages[editorLanguageOf({ i18n })];
  if (found === undefined) return null;
  if (found === 'failed') return <p role="alert">{messages.failed}</p>;
  return <Panel found={found} />;
}

/** Without a title of its own the page is called as in the other language; Payload would show its number. */
function useTitleOf(found: Read | 'failed' | undefined): void {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const other = typeof found === 'object' ? found.title : undefined;
  useEffect(() => {
    if (other && title === String(id)) setDocumentTitle(other);
  }, [other, title, id, setDocumentTitle]);
}

function Panel({ found }: { found: Read }): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = languagesMessages[language];
  const name = languageName(found.locale, language);
  const heading = useId();
  const [isShown, setShown] = useIsShown();
  const present = usePresentTwins(found);
  const missing = found.blocks.filter(({ twin }) => !present.has(twin));
  const changed = found.blocks.filter(({ changes, twin }) => changes.length > 0 && present.has(twin)).length;
  const { carry, isBusy } = useCarrying(found);
  if (found.title === undefined)
    return (
      <section className={styles.panel} aria-labelledby={heading}>
        <h3 id={heading}>{messages.heading(name)}</h3>
        <p>{messages.missing(name)}</p>
      </section>
    );
  const toggle = (
    <label className={styles.toggle}>
      <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
      {messages.show(name)}
    </label>
  );
  if (missing.length === 0 && changed === 0)
    return (
      <section className={styles.line} aria-label={messages.heading(name)}>
        {toggle}
        <p>{messages.nothingMissing}</p>
      </section>
    );
  const since =
    found.translatedAt &&
    new Intl.DateTimeFormat(formatLocales[language], {
      dateStyle: 'medium',
      timeZone,
    }).format(new Date(found.translatedAt));
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading}>{messages.heading(name)}</h3>
      {!isShown && <p lang={found.locale}>{found.title}</p>}
      {toggle}
      {since && changed > 0 && <p role="status">{messages.changed(changed, since)}</p>}
      <p>{missing.length === 0 ? messages.nothingMissing : messages.notHere(missing.length)}</p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((block) => (
            <li key={block.twin}>
              <span>
                {block.kind[language]}
                {block.texts[0] && <span lang={found.locale}> – {shortened(block.texts[0].text)}</span>}
              </span>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                aria-label={messages.carryLabel(block.kind[language])}
                onClick={() => carry([block])}
              >
                {messages.carry}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 1 && (
        <Button size="small" margin={false} disabled={isBusy} onClick={() => carry(missing)}>
          {messages.carryAll}
        </Button>
      )}
    </section>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

function usePresentTwins(found: Read): ReadonlySet<string> {
  const twins = useFormFields(([fields]) =>
    (fields.blocks?.rows ?? [])
      .map(({ id }, index) => {
        const own = fields[`blocks.${index}.twin`]?.value;
        return typeof own === 'string' && own !== '' ? own : (found.twins[id] ?? '');
      })
      .join('\n'),
  );
  return new Set(twins.split('\n'));
}

/** Copies blocks into the form at their position, to be translated; doesn't save. */
function useCarrying(found: Read) {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { code: locale } = useLocale();
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFields, dispatchFields, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const [isBusy, setBusy] = useState(false);
  const written = () => z.looseObject({}).parse(reduceFieldsToValues(getFields(), true));
  /** The form state with these blocks, built by the server. */
  const stateWith = async (blocks: Read['blocks'], values: Readonly<Record<string, unknown>>) => {
    if (!docPermissions) throw new Error('The permissions are not loaded yet.');
    const rows = Array.isArray(values.blocks) ? [...values.blocks] : [];
    for (const block of blocks) rows.splice(placeOf(block, rows, found), 0, block.carried);
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug === undefined ? {} : { collectionSlug }),
      data: { ...values, blocks: rows },
      docPermissions,
      docPreferences: await getDocPreferences(),
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath: 'pages',
      skipValidation: true,
    });
    if (!state) throw new Error('The server returned no form state.');
    return state;
  };
  const carry = async (blocks: Read['blocks']) => {
    setBusy(true);
    try {
      let values: Readonly<Record<string, unknown>>;
      let state: FormState;
      // Retried if the form changed meanwhile, whose changes would be lost.
      do {
        values = written();
        state = await stateWith(blocks, values);
      } while (JSON.stringify(written()) !== JSON.stringify(values));
      showCarried(state, getFields());
      dispatchFields({ type: 'REPLACE_STATE', state, optimize: false });
      setModified(true);
      toast.success(languagesMessages[language].carried(languageName(found.locale, language)));
    } catch {
      toast.error(languagesMessages[language].failed);
    }
    setBusy(false);
  };
  return { carry, isBusy };
}

/** Copied blocks are open, because they have to be translated; the others keep their state. */
function showCarried(state: FormState, before: FormState): void {
  const folded = new Map(before.blocks?.rows?.map(({ id, collapsed }) => [id, collapsed]));
  for (const row of state.blocks?.rows ?? []) row.collapsed = folded.has(row.id) && folded.get(row.id);
}

/** After the twin of the preceding block; first if there is none. */
function placeOf(block: Read['blocks'][number], rows: readonly unknown[], found: Read): number {
  const before = found.blocks.filter(({ position }) => position < block.position).reverse();
  for (const { twin } of before) {
    const index = rows.findIndex(
      (row) => isRecord(row) && (row.twin === twin || (!row.twin && found.twins[String(row.id)] === twin)),
    );
    if (index >= 0) return index + 1;
  }
  return 0;
}
