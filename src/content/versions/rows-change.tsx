import { getTranslation } from '@payloadcms/translations';
import type { ArrayField, BlocksField, FieldDiffServerProps, VersionField } from 'payload';
import type { ReactNode } from 'react';
import { rowTitle, titleParts } from '#content/rows/title-parts.ts';
import { isRecord } from '#fields/content-field.ts';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import styles from './comparison.module.css';
import { versionsMessages } from './versions-messages.ts';

/**
 * The rows of a list in which two versions differ, each called by its place, its kind and what it says, as in the form.
 * Payload's would be called “Block 03”. What differs in them is what Payload has found.
 */
export function RowsChange({
  baseVersionField,
  comparisonValue,
  versionValue,
  field,
  i18n,
  locale,
}: FieldDiffServerProps<ArrayField | BlocksField>): ReactNode {
  const language = editorLanguageOf({ i18n });
  const messages = versionsMessages[language];
  const [before, after] = [rowsIn(comparisonValue), rowsIn(versionValue)];
  const label = typeof field.label === 'function' ? undefined : field.label;
  return (
    <section className={styles.rows}>
      {label && (
        <h3>
          {getTranslation(label, i18n)}
          {locale && isLocale(locale) && `, ${languageName(locale, language)}`}
        </h3>
      )}
      {(baseVersionField.rows ?? []).map((fields, index) => {
        const row = after[index] ?? before[index];
        // A row has no name of its own where it was new when this was compared.
        if (!row || !fields?.length) return null;
        const state = !before[index] ? messages.added : !after[index] ? messages.removed : undefined;
        return (
          <details key={`${baseVersionField.path}.${String(row.id ?? index)}`} open>
            <summary>
              {nameOf(row, index)}
              {state && <span className={styles.state}>{state}</span>}
            </summary>
            {fields.map(Change)}
          </details>
        );
      })}
    </section>
  );

  function nameOf(row: Readonly<Record<string, unknown>>, index: number): string {
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
    const kind = block?.labels?.singular ?? (field.type === 'array' ? field.labels?.singular : undefined);
    const inside = field.type === 'array' ? field.fields : (block?.fields ?? []);
    const { text } = rowTitle(row, titleParts(inside));
    return messages.row(index + 1, kind ? getTranslation(kind, i18n) : messages.entry, text);
  }
}

function Change({ field, fieldByLocale }: VersionField): ReactNode {
  const changes = field ? [field] : Object.values(fieldByLocale ?? {});
  return changes.map(({ path, CustomComponent }) => (
    <div key={path} className="render-field-diffs__field" data-field-path={path}>
      {CustomComponent}
    </div>
  ));
}

function rowsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
