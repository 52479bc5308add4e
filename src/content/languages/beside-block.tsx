'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { changedWords } from './changed-words.ts';
import styles from './languages.module.css';
import { languagesMessages } from './languages-messages.ts';
import { linesOf } from './running-lines.ts';
import { untranslatedLines } from './untranslated.ts';
import { useIsShown, useOtherLanguage } from './use-other-language.ts';
import { WordChange } from './word-change.tsx';

/** In a block: what its twin says in the other language, what of it changed, and what still stands here untranslated. */
export function BesideBlock({ path }: { path: string }): ReactNode {
  const found = useOtherLanguage();
  const [isShown] = useIsShown();
  const { i18n } = useTranslation();
  const heading = useId();
  const block = path.replace(/\.[^.]*$/, '');
  const row = useText(`${block}.id`);
  const twin = useText(`${block}.twin`);
  if (found === undefined || found === 'failed' || found.title === undefined) return null;
  const language = editorLanguageOf({ i18n });
  const messages = languagesMessages[language];
  const name = languageName(found.locale, language);
  const other = found.blocks.find((each) => each.twin === (twin || found.twins[row]));
  if (!isShown && !other?.changes.length) return null;
  return (
    <section className={styles.beside} aria-labelledby={heading}>
      <h4 id={heading}>{name}</h4>
      {!other && <p>{messages.onlyHere(name)}</p>}
      {isShown && other?.texts.length === 0 && <p>{messages.wordless(name)}</p>}
      {isShown && other && other.texts.length > 0 && (
        <>
          <Untranslated block={block} texts={other.texts} say={(count) => messages.same(count, name)} />
          <dl>
            {other.texts.map(({ path: at, label, text }) => (
              <div key={at}>
                <dt>{label[language]}</dt>
                <dd lang={found.locale}>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {other && other.changes.length > 0 && (
        <div role="note">
          <p>{messages.changedHere}:</p>
          {other.changes.map(({ label, before, after }) => (
            <WordChange
              key={label.de}
              label={label[language]}
              locale={found.locale}
              {...changedWords(before, after)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface UntranslatedProps {
  block: string;
  texts: readonly { path: string; text: string }[];
  say: (count: number) => string;
}

/** How many texts stand here still as in the other language. */
function Untranslated({ block, texts, say }: UntranslatedProps): ReactNode {
  const count = useFormFields(
    ([fields]) =>
      texts.filter(({ path, text }) => {
        const own = fields[`${block}.${path}`]?.value;
        const said = typeof own === 'string' ? own : linesOf(own).join('\n');
        return untranslatedLines(said, [text]).length > 0;
      }).length,
  );
  return count > 0 ? <p className={styles.notice}>{say(count)}</p> : null;
}

function useText(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value;
    return typeof value === 'string' ? value : '';
  });
}
