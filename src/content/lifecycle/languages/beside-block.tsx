'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import styles from './languages.module.css';
import { languagesMessages } from './languages-messages.ts';
import { placeOfTwins } from './row-keys.ts';
import { type Read, useIsShown, useOtherLanguage } from './use-other-language.ts';
import { useTwin } from './use-twin.ts';
import { WordChange } from './word-change.tsx';

/** In a block: whether the other language has it, and those of its texts there that have no field here. */
export function BesideBlock({ path }: { path: string }): ReactNode {
  const found = useOtherLanguage();
  if (found === undefined || found === 'failed' || found.title === undefined) return null;
  return <Beside found={found} block={path.replace(/\.[^.]*$/, '')} />;
}

function Beside({ found, block }: { found: Read; block: string }): ReactNode {
  const [isShown] = useIsShown();
  const { i18n } = useTranslation();
  const heading = useId();
  const twin = useTwin(block, found);
  const changes = useFieldless(block, found, twin?.changes);
  const changed = new Set(changes.map((change) => change.path));
  const texts = useFieldless(block, found, twin?.texts).filter((text) => isShown && !changed.has(text.path));
  const language = editorLanguageOf({ i18n });
  const messages = languagesMessages[language];
  const name = languageName(found.locale, language);
  if (!twin && isShown) return <p className={styles.beside}>{messages.onlyHere(name)}</p>;
  if (texts.length === 0 && changes.length === 0) return null;
  return (
    <section className={styles.beside} aria-labelledby={heading}>
      <h4 id={heading}>{messages.fieldless(name)}</h4>
      <dl>
        {texts.map((one) => (
          <div key={one.path}>
            <dt>{one.label[language]}</dt>
            <dd className={styles.words} lang={found.locale}>
              {one.text}
            </dd>
          </div>
        ))}
        {changes.map((change) => (
          <div key={change.path}>
            <dt>
              {change.label[language]} – {messages.changedSince}
            </dt>
            <dd>
              <WordChange locale={found.locale} {...change} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A block's texts without a field in this form, such as those of missing rows. */
function useFieldless<Text extends { path: string }>(
  block: string,
  { twins }: Read,
  texts: readonly Text[] = [],
): Text[] {
  const paths = useFormFields(([fields]) =>
    texts
      .filter(({ path }) => {
        const place = placeOfTwins(fields, block, path, twins);
        const field = place === undefined ? undefined : fields[place];
        return field === undefined || field.passesCondition === false;
      })
      .map(({ path }) => path)
      .join('\n'),
  ).split('\n');
  return texts.filter(({ path }) => paths.includes(path));
}
