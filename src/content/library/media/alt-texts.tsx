'use client';
import { Button, toast, useAuth, useFormFields, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { type EditorText, editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import styles from './alt-texts.module.css';

const words = {
  heading: { de: 'Alternativtexte dieses Bildes', en: 'Alternative texts of this picture' },
  help: {
    de: 'Gelten überall, wo das Bild steht, und sofort.',
    en: 'They hold wherever the picture stands, and at once.',
  },
  save: { de: 'Alternativtexte speichern', en: 'Save alternative texts' },
  saved: { de: 'Alternativtexte gespeichert.', en: 'Alternative texts saved.' },
  failed: {
    de: 'Das ließ sich nicht speichern. Bitte noch einmal versuchen.',
    en: 'This could not be saved. Please try again.',
  },
  missing: { de: 'fehlt', en: 'missing' },
} satisfies Record<string, EditorText>;

type Texts = Partial<Record<Locale, string>>;

const picture = z.object({
  mimeType: z.string(),
  alt: z
    .partialRecord(
      z.enum(locales),
      z
        .string()
        .nullish()
        .transform((text) => text ?? ''),
    )
    .nullish(),
});

/** Below a chosen picture: its alternative text in every language, editable in place. */
export function AltTexts({ path }: { path: string }): ReactNode {
  const chosen = useFormFields(([fields]) => fields[path]?.value);
  const id = typeof chosen === 'string' || typeof chosen === 'number' ? String(chosen) : undefined;
  const [read, setRead] = useState<{ id: string; texts: Texts | undefined }>();
  useEffect(() => {
    if (id === undefined) return;
    const gone = new AbortController();
    fetch(`/api/media/${id}?locale=all&depth=0`, { signal: gone.signal })
      .then(async (answer) => picture.parse(await answer.json()))
      .then(({ mimeType, alt }) =>
        setRead({ id, texts: mimeType.startsWith('image/') ? (alt ?? {}) : undefined }),
      )
      .catch(() => {
        // The picture and its field work without it.
        if (!gone.signal.aborted) setRead(undefined);
      });
    return () => gone.abort();
  }, [id]);
  if (read === undefined || read.id !== id) return null;
  return read.texts ? (
    <AltForm key={read.id} id={read.id} stored={read.texts} />
  ) : (
    <span hidden data-no-picture />
  );
}

function AltForm({ id, stored }: { id: string; stored: Texts }): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { permissions } = useAuth();
  const mayWrite = Boolean(permissions?.collections?.media?.update);
  const [saved, setSaved] = useState(stored);
  const [texts, setTexts] = useState(stored);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const changed = locales.filter((locale) => (texts[locale] ?? '') !== (saved[locale] ?? ''));
  const save = async () => {
    setBusy(true);
    for (const locale of changed) {
      const { problem: refusal } = await postTo(
        `/api/media/${id}?locale=${locale}`,
        { alt: texts[locale] ?? '' },
        'PATCH',
      );
      setProblem(refusal === undefined ? '' : refusal || words.failed[language]);
      if (refusal !== undefined) return setBusy(false);
      setSaved((before) => ({ ...before, [locale]: texts[locale] ?? '' }));
    }
    setBusy(false);
    toast.success(words.saved[language]);
  };
  return (
    <fieldset className={styles.texts}>
      <legend>{words.heading[language]}</legend>
      {locales.map((locale) => (
        <div key={locale}>
          <label htmlFor={`${field}-${locale}`}>
            {languageName(locale, language)}
            {!saved[locale] && <strong className={styles.missing}> – {words.missing[language]}</strong>}
          </label>
          <input
            id={`${field}-${locale}`}
            lang={locale}
            value={texts[locale] ?? ''}
            disabled={!mayWrite}
            onChange={({ target }) => setTexts((before) => ({ ...before, [locale]: target.value }))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would submit the page's form.
              event.preventDefault();
              if (changed.length > 0 && !isBusy) void save();
            }}
          />
        </div>
      ))}
      <p>{words.help[language]}</p>
      <p role="alert" className={styles.missing}>
        {problem}
      </p>
      {changed.length > 0 && (
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={save}>
          {words.save[language]}
        </Button>
      )}
    </fieldset>
  );
}
