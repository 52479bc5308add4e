import { type FunctionComponent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { registeredGlyphs } from '#blocks/glyphs.generated.ts';
import { fillInCount } from '#i18n/messages.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { TextControl } from '#ui/field/control.tsx';
import { useLocale } from '#ui/page-context.tsx';
import type { Entry } from './entries.ts';
import { answersTo, matchesQuery } from './entry-filter.ts';
import { FeatureIndex } from './feature-index.tsx';
import { useFeatureIndexMessages } from './feature-index-messages.ts';
import { FoundValues } from './found-values.tsx';
import styles from './index-search.module.css';
import { useClipboard } from './use-clipboard.ts';
import type { Answer } from './value-answers.ts';

/** Typed loosely, since the index may be from a version with other kinds. */
const glyphs: Readonly<Partial<Record<string, FunctionComponent>>> = registeredGlyphs;

function glyphOf(kind: string): ReactNode {
  const KindGlyph = glyphs[kind];
  return KindGlyph && <KindGlyph />;
}

/** An index filtered by the search field in the band above it. */
export function SearchedIndex({
  entries,
  answers,
}: {
  entries: readonly Entry[];
  answers: readonly Answer[];
}): ReactNode {
  const messages = useFeatureIndexMessages();
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [slashKey, setSlashKey] = useState(true);
  // Picks up text typed before hydration.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const shown = entries.filter((entry) => matchesQuery(entry, query));
  const found = answersTo(query, answers);
  const [copied, copy] = useClipboard();
  // The copy status of another search no longer applies.
  const [copiedFor, setCopiedFor] = useState('');
  const copyOf = (value: string) => {
    setCopiedFor(query);
    void copy(value);
  };

  const showAll = () => {
    if (input.current) input.current.value = '';
    setQuery('');
    input.current?.focus();
  };

  return (
    <>
      <search className={styles.search} data-ground="ring" data-motion="band">
        <label className="visually-hidden" htmlFor={id}>
          {messages.search}
        </label>
        <TextControl
          look="bare"
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          placeholder={messages.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          // Also handled before hydration: src/site/early/early.ts.
          aria-keyshortcuts={slashKey ? '/' : undefined}
          onInput={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') showAll();
            if (event.key !== 'Enter') return;
            const [only, another] = shown;
            const [first] = found;
            // A loosely related block doesn't precede a value that matches.
            const isMeant = only && !another && (!first || matchesQuery({ title: only.title }, query));
            if (isMeant) {
              if (only.link) window.location.assign(only.link.href);
            } else if (first?.href !== undefined && first.href === first.value)
              window.location.assign(first.href);
            else if (first) copyOf(first.value);
          }}
        />
        <div className={styles.state}>
          <p role="status">
            {shown.length === 0 && found.length > 0
              ? fillInCount(messages.onlyValues, found.length, locale)
              : fillInCount(messages.found, entries.length, locale, { shown: shown.length })}
          </p>
          {query === '' ? (
            // WCAG: a single-character shortcut must be switchable, because speech input triggers it by accident.
            <BareButton className={styles.key} aria-pressed={slashKey} onClick={() => setSlashKey(!slashKey)}>
              {messages.slashKey} <span className="visually-hidden">{messages.slashKeyDoes}</span>
            </BareButton>
          ) : (
            <BareButton className={styles.key} onClick={showAll}>
              {messages.showAll}
            </BareButton>
          )}
        </div>
      </search>
      <FoundValues found={found} copied={copiedFor === query ? copied : undefined} onCopy={copyOf} />
      {(shown.length > 0 || found.length === 0) && (
        <FeatureIndex entries={entries} shown={shown} glyphOf={glyphOf} />
      )}
    </>
  );
}
