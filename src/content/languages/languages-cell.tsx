import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { completenessOf } from './completeness.ts';
import styles from './languages-cell.module.css';
import { languagesMessages } from './languages-messages.ts';
import { readInAllLanguages } from './read-in-all-languages.ts';

/** In lists: in which languages a document is written, and what of it is missing there. */
export async function LanguagesCell({
  rowData,
  payload,
  collectionSlug,
  i18n,
  nameField,
}: Omit<DefaultServerCellComponentProps, 'rowData'> & {
  nameField: string;
  /** Payload draws the cells of such columns in the form of a document, too, where there is no row. */
  rowData?: DefaultServerCellComponentProps['rowData'];
}): Promise<ReactNode> {
  if (!rowData) return null;
  const language = editorLanguageOf({ i18n });
  const messages = languagesMessages[language];
  const doc = await readInAllLanguages(payload, collectionSlug, rowData.id, {
    [nameField]: true,
    ...(collectionSlug === 'pages' ? { blocks: true } : {}),
  });
  return (
    <ul className={styles.languages}>
      {completenessOf(doc, nameField).map(({ locale, exists, missingBlocks }) => (
        <li key={locale} data-state={exists ? (missingBlocks > 0 ? 'partly' : 'whole') : 'missing'}>
          {languageName(locale, language)}
          {!exists && `: ${messages.isMissing}`}
          {missingBlocks > 0 && `: ${messages.blocksMissing(missingBlocks)}`}
        </li>
      ))}
    </ul>
  );
}
