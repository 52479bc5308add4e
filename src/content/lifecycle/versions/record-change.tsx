import { getTranslation } from '@payloadcms/translations';
import { FieldDiffContainer } from '@payloadcms/ui/rsc';
import type { FieldDiffServerProps, RelationshipField, UploadField } from 'payload';
import type { ReactNode } from 'react';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';
import { changeFrame } from './change-frame.ts';
import styles from './comparison.module.css';
import { type ShownRecord, shownRecords } from './shown-record.ts';
import { versionsMessages } from './versions-messages.ts';

/** The diff of relationships and uploads: titles in the editor's language, with thumbnails. */
export function RecordChange(props: FieldDiffServerProps<RelationshipField | UploadField>): ReactNode {
  const { comparisonValue, versionValue, field, i18n, req } = props;
  const language = editorLanguageOf({ i18n });
  const shown = (value: unknown) => (
    <Records
      records={shownRecords(value, field.relationTo, language, titleFieldOf)}
      kindOf={kindOf}
      language={language}
    />
  );
  return (
    <FieldDiffContainer {...changeFrame(props)} From={shown(comparisonValue)} To={shown(versionValue)} />
  );

  function titleFieldOf(slug: string): string {
    return req.payload.collections[slug]?.config.admin.useAsTitle ?? 'id';
  }

  /** For relationships to several collections. */
  function kindOf(slug: string): string | undefined {
    const labels = Array.isArray(field.relationTo) ? req.payload.collections[slug]?.config.labels : undefined;
    return labels && getTranslation(labels.singular, i18n);
  }
}

function Records({
  records,
  kindOf,
  language,
}: {
  records: readonly ShownRecord[];
  kindOf: (slug: string) => string | undefined;
  language: EditorLanguage;
}): ReactNode {
  return records.map(({ collection, id, name, picture }) => (
    <p key={`${collection}/${id}`} className={styles.record}>
      {/* biome-ignore lint/performance/noImgElement: it is already as small as possible; Next would re-encode it. */}
      {picture && <img src={picture} alt="" />}
      <span>
        {kindOf(collection) && `${kindOf(collection)}: `}
        {name ?? versionsMessages[language].gone}
      </span>
    </p>
  ));
}
