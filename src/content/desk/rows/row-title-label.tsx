'use client';
import { useLocale, useRowLabel, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { RowSelection } from '#content/desk/block-clipboard/row-selection.tsx';
import { rowTitle, type TitledRecord, type TitlePart } from '#content/foundation/fields/title-parts.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorText, editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import { type RecordName, recordName } from './record-names.ts';
import styles from './row-title-label.module.css';
import type { TitleFields } from './with-row-titles.ts';

interface RowTitleLabelProps {
  parts: readonly TitlePart[];
  titleFields: TitleFields;
  kind?: EditorText;
  /** The label of a list entry, shown if it has no title. */
  entry?: EditorText;
}

const nothingYet: EditorText = { de: 'noch leer', en: 'still empty' };

export function RowTitleLabel({ parts, titleFields, kind, entry }: RowTitleLabelProps): ReactNode {
  const { data, rowNumber } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { text, record, picture } = rowTitle(data, parts);
  const named = useRecordName(text === undefined ? record : undefined, titleFields);
  const { thumbnail } = useRecordName(picture, titleFields) ?? {};
  const title = text ?? named?.title;
  return (
    <span className={styles.row}>
      {kind && <RowSelection id={rowId(data)} place={(rowNumber ?? 0) + 1} kind={kind} />}
      <span className={styles.place}>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      {kind && <span className={styles.kind}>{kind[language]}</span>}
      {/* biome-ignore lint/performance/noImgElement: it is already as small as possible; Next would re-encode it. */}
      {thumbnail && <img className={styles.picture} src={thumbnail} alt="" />}
      {title !== undefined && <span className={styles.title}>{title}</span>}
      {title === undefined && !thumbnail && (
        <span className={styles.empty}>
          {entry && `${entry[language]}, `}
          {textFor({ i18n }, nothingYet)}
        </span>
      )}
    </span>
  );
}

function rowId(data: unknown): string {
  return isRecord(data) ? String(data.id) : '';
}

function useRecordName(record: TitledRecord | undefined, titleFields: TitleFields): RecordName | undefined {
  const { code } = useLocale();
  const { collection, id } = record ?? {};
  const key = `${collection}/${id}/${code}`;
  const [found, setFound] = useState<{ key: string; name: RecordName | undefined }>();
  useEffect(() => {
    if (collection === undefined || id === undefined) return;
    let isOver = false;
    void recordName({ collection, id }, code, titleFields).then((name) => {
      if (!isOver) setFound({ key, name });
    });
    return () => {
      isOver = true;
    };
  }, [collection, id, code, key, titleFields]);
  return found?.key === key ? found.name : undefined;
}
