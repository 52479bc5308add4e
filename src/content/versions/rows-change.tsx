import { getTranslation } from '@payloadcms/translations';
import type { ArrayField, BlocksField, FieldDiffServerProps } from 'payload';
import type { ReactNode } from 'react';
import { rowTitle, titleParts } from '#content/rows/title-parts.ts';
import { isRecord } from '#fields/content-field.ts';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { type AlignedRow, alignedRows, type Row } from './aligned-rows.ts';
import styles from './comparison.module.css';
import { fieldChanges } from './field-changes.tsx';
import { versionsMessages } from './versions-messages.ts';

/**
 * The rows of a list in which two versions differ, or that are new, moved or gone: each compared with itself, wherever it
 * stood, and called by its place, its kind and what it says, as in the form.
 */
export function RowsChange(props: FieldDiffServerProps<ArrayField | BlocksField>): ReactNode {
  const { comparisonValue, versionValue, field, i18n, locale, baseVersionField, ...context } = props;
  const language = editorLanguageOf({ i18n });
  const messages = versionsMessages[language];
  const label = typeof field.label === 'function' ? undefined : field.label;
  return (
    <section className={styles.rows}>
      {label && (
        <h3>
          {getTranslation(label, i18n)}
          {locale && isLocale(locale) && `, ${languageName(locale, language)}`}
        </h3>
      )}
      {alignedRows(rowsIn(comparisonValue), rowsIn(versionValue)).map((aligned) => {
        const row = aligned.after ?? aligned.before ?? {};
        const state = stateOf(aligned);
        const changes = fieldChanges(fieldsOf(row), aligned.before ?? {}, aligned.after ?? {}, {
          ...context,
          i18n,
          ...(locale === undefined ? {} : { locale }),
          path: `${baseVersionField.path}.${aligned.place - 1}`,
        });
        if (!state && changes.length === 0) return null;
        return (
          <details key={String(row.id ?? `${state} ${aligned.place}`)} open>
            <summary>
              {nameOf(row, aligned.place)}
              {state && <span className={styles.state}>{state}</span>}
            </summary>
            {changes}
          </details>
        );
      })}
    </section>
  );

  function stateOf({ before, after, isMoved }: AlignedRow): string | undefined {
    if (!before) return messages.added;
    if (!after) return messages.removed;
    return isMoved ? messages.moved : undefined;
  }

  function nameOf(row: Row, place: number): string {
    const kind = field.type === 'array' ? field.labels?.singular : blockOf(field, row)?.labels?.singular;
    const { text } = rowTitle(row, titleParts(fieldsOf(row)));
    return messages.row(place, kind ? getTranslation(kind, i18n) : messages.entry, text);
  }

  function fieldsOf(row: Row) {
    return field.type === 'array' ? field.fields : (blockOf(field, row)?.fields ?? []);
  }
}

function blockOf({ blocks }: BlocksField, row: Row) {
  return blocks.find(({ slug }) => slug === row.blockType);
}

function rowsIn(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
