import { getTranslation } from '@payloadcms/translations';
import type { ArrayField, BlocksField, FieldDiffServerProps, PayloadRequest } from 'payload';
import { flattenAllFields } from 'payload/shared';
import type { ReactNode } from 'react';
import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import { rowTitle, titleParts } from '#content/foundation/fields/title-parts.ts';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { alignedRows, type Row, type RowState, stateOf } from './aligned-rows.ts';
import styles from './comparison.module.css';
import { fieldChanges } from './field-changes.tsx';
import { picturesAddress } from './pictures-address.ts';
import { versionsMessages } from './versions-messages.ts';

/**
 * The diff of a list: changed, new, moved and removed rows, each compared with itself wherever it was, and titled as
 * in the form.
 */
export function RowsChange(props: FieldDiffServerProps<ArrayField | BlocksField>): ReactNode {
  const { comparisonValue, versionValue, field, i18n, locale, baseVersionField, ...context } = props;
  const language = editorLanguageOf({ i18n });
  const messages = versionsMessages[language];
  const label = typeof field.label === 'function' ? undefined : field.label;
  const pictures = baseVersionField.path === 'blocks' ? picturedIn(context.req) : undefined;
  return (
    <section className={styles.rows}>
      {label && (
        <h3>
          {getTranslation(label, i18n)}
          {locale && isLocale(locale) && `, ${languageName(locale, language)}`}
        </h3>
      )}
      {pictures && isLocale(locale) && (
        <p>
          <a href={picturesAddress({ ...pictures, locale })}>
            {messages.pictures.inLanguage(languageName(locale, language))}
          </a>
        </p>
      )}
      {alignedRows(recordsIn(comparisonValue), recordsIn(versionValue)).map((aligned) => {
        const row = aligned.after ?? aligned.before ?? {};
        const state = wordFor(stateOf(aligned));
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

  /** For a changed row its fields say more. */
  function wordFor(state: RowState | undefined): string | undefined {
    return state && state !== 'changed' ? messages[state] : undefined;
  }

  function nameOf(row: Row, place: number): string {
    const kind = field.type === 'array' ? field.labels?.singular : blockOf(field, row)?.labels?.singular;
    const { text } = rowTitle(row, titleParts(fieldsOf(row)));
    return messages.row(place, kind ? getTranslation(kind, i18n) : messages.entry, text);
  }

  function fieldsOf(row: Row) {
    const { fields } = field.type === 'array' ? field : (blockOf(field, row) ?? { fields: [] });
    return flattenAllFields({ fields });
  }
}

/** The versions of a page that the requested URL compares. */
function picturedIn({ pathname, searchParams }: PayloadRequest) {
  const [, page, version] =
    /^\/admin\/collections\/pages\/(\d+)\/versions\/(\d+)$/.exec(pathname ?? '') ?? [];
  const before = searchParams?.get('versionFrom') ?? undefined;
  return page && version ? { page, version, before } : undefined;
}

function blockOf({ blocks }: BlocksField, row: Row) {
  return blocks.find(({ slug }) => slug === row.blockType);
}
