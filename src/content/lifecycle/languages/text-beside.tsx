'use client';
import { getTranslation } from '@payloadcms/translations';
import { FieldDescription, useFormFields, useTranslation } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import styles from './languages.module.css';
import { languagesMessages } from './languages-messages.ts';
import { withRowTwins } from './row-keys.ts';
import { linesOf } from './running-lines.ts';
import { untranslatedLines } from './untranslated.ts';
import { type Read, useIsShown, useOtherLanguage } from './use-other-language.ts';
import { useTwin } from './use-twin.ts';
import { WordChange } from './word-change.tsx';

interface TextBesideProps {
  path: string;
  field: { label?: StaticLabel | false; admin?: { description?: StaticDescription } };
}

/** A text field's description, preceded by its text in the other language. */
export function TextBeside({ path, field }: TextBesideProps): ReactNode {
  const { i18n } = useTranslation();
  const found = useOtherLanguage();
  const isThere = found !== undefined && found !== 'failed' && found.title !== undefined;
  const [, block, inBlock] = /^(blocks\.\d+)\.(.+)$/.exec(path) ?? [];
  const label = field.label ? getTranslation(field.label, i18n) : '';
  return (
    <>
      {isThere && block && inBlock && (
        <OfBlock found={found} block={block} at={inBlock} path={path} label={label} />
      )}
      {isThere && !block && <Beside found={found} said={found.page} at={path} path={path} label={label} />}
      <FieldDescription path={path} description={field.admin?.description} />
    </>
  );
}

interface PlaceProps {
  found: Read;
  /** Its path in the block or page. */
  at: string;
  path: string;
  label: string;
}

function OfBlock({ block, ...place }: PlaceProps & { block: string }): ReactNode {
  const twin = useTwin(block, place.found);
  const at = useFormFields(([fields]) => withRowTwins(fields, block, place.at, place.found.twins));
  return twin && <Beside {...place} at={at} said={twin} />;
}

function Beside({ found, said, at, path, label }: PlaceProps & { said: Read['page'] }): ReactNode {
  const [isShown] = useIsShown();
  const { i18n } = useTranslation();
  const own = useFormFields(([fields]) => fields[path]?.value);
  const language = editorLanguageOf({ i18n });
  const messages = languagesMessages[language];
  const name = languageName(found.locale, language);
  const text = said.texts.find((one) => one.path === at)?.text ?? '';
  const change = said.changes.find((one) => one.path === at);
  const written = useMemo(() => (typeof own === 'string' ? own : linesOf(own).join('\n')), [own]);
  const isSame = useMemo(() => untranslatedLines(written, [text]).length > 0, [written, text]);
  const isEmpty = text === '' && !change;
  if (isShown ? isEmpty && written === '' : !change) return null;
  return (
    <Described label={`${name}: ${label}`}>
      <p className={styles.caption}>
        {isEmpty ? messages.nothing(name) : name}
        {change && ` – ${messages.changedSince}`}
      </p>
      {change && (
        <p>
          <WordChange locale={found.locale} {...change} isWhole={isShown} />
        </p>
      )}
      {!change && text !== '' && (
        <p className={styles.words} lang={found.locale}>
          {text}
        </p>
      )}
      {isShown && isSame && <p className={styles.notice}>{messages.same(name)}</p>}
    </Described>
  );
}

/**
 * A text beside an input, linked as its description. Rich text is too long for a description, and becomes a focusable
 * group.
 */
function Described({ label, children }: { label: string; children: ReactNode }): ReactNode {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = group.current?.parentElement?.querySelector(
      ':scope > input, :scope > .textarea-outer > textarea',
    );
    input?.setAttribute('aria-describedby', id);
    return () => input?.removeAttribute('aria-describedby');
  }, [id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wraps inputs; this is beside one
    <div ref={group} className={styles.text} role="group" aria-label={label}>
      <div id={id}>{children}</div>
    </div>
  );
}
