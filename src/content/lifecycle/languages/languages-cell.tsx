import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';
import { stateWords } from '#content/lifecycle/states/state-words.ts';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { behindWords } from './behind-words.ts';
import styles from './languages-cell.module.css';
import { statesOfRow } from './states-of-row.ts';

/** List cell: the languages of a document, what visitors get in each, with missing and outdated texts. */
export async function LanguagesCell({
  rowData,
  payload,
  collectionSlug,
  i18n,
}: Omit<DefaultServerCellComponentProps, 'rowData'> & {
  /** Payload renders this cell also in a document's form, where there is no row. */
  rowData?: DefaultServerCellComponentProps['rowData'];
}): Promise<ReactNode> {
  if (!rowData) return null;
  const language = editorLanguageOf({ i18n });
  const states = await statesOfRow(payload, collectionSlug, rowData.id);
  return (
    <ul className={styles.languages}>
      {states.map((state) => {
        const behind = behindWords(state, language);
        const name = languageName(state.locale, language);
        const words = [state.shown && stateWords[language][state.shown], behind].filter(Boolean).join('; ');
        return (
          <li key={state.locale} data-state={behind ? (state.exists ? 'partly' : 'missing') : 'whole'}>
            {words ? `${name}: ${words}` : name}
          </li>
        );
      })}
    </ul>
  );
}
