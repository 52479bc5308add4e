'use client';
import { useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { containsAll, wordsIn } from '#content/graph/search/words.ts';
import { documentButtons } from '#content/payload/form-elements.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './search.module.css';
import type { Found, Hit } from './search-endpoint.ts';
import { searchMessages } from './search-messages.ts';

/** How long to wait for the next letter, in ms. */
const pause = 120;

/** A hit, or a button of the open form. */
type Line = Hit | { title: string; kind: string; press: () => void };

/** One search for all that the desk has and does: a button in the head, Ctrl+K, and ⌘K. */
export function Search(): ReactNode {
  const messages = searchMessages[editorLanguageOf(useTranslation())];
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (dialog.current?.open) dialog.current.close();
      else open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={messages.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
        <span aria-hidden="true">{messages.search}</span>
        <span aria-hidden="true" className={styles.keys}>
          Ctrl K
        </span>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        closedby="any"
        aria-label={messages.search}
        onClose={() => setIsOpen(false)}
      >
        {isOpen ? <Sheet close={() => dialog.current?.close()} /> : null}
      </dialog>
    </>
  );
}

function Sheet({ close }: { close: () => void }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  const messages = searchMessages[language];
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ typed: string; hits: Hit[] | undefined }>();
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    const timer = setTimeout(
      () =>
        read(typed, gone.signal)
          .catch(() => undefined)
          .then((hits) => {
            if (gone.signal.aborted) return;
            setFound({ typed, hits });
            setChosen(0);
          }),
      typed === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [typed]);

  const lines: Line[] = found?.hits ? [...buttonsMeant(found.typed, messages.here), ...found.hits] : [];
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) setChosen((chosen + step + lines.length) % lines.length);
    // Not before what was typed has been answered: the line that stands there was meant by something else.
    else if (event.key === 'Enter' && found?.typed === typed)
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  const go = (line: Line) => {
    close();
    if ('press' in line) line.press();
    // The form that is open already doesn't hear of a new hash.
    else if (new URL(line.address, location.href).pathname === location.pathname)
      setTimeout(() => location.reload());
  };
  const optionId = (index: number) => `${id}-${index}`;
  const said =
    found === undefined
      ? ''
      : found.hits === undefined
        ? messages.failed
        : wordsIn(found.typed).length === 0
          ? messages.hint
          : lines.length === 0
            ? messages.nothing(found.typed.slice(0, 80))
            : messages.found(lines.length);

  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <input
          // Escape closes the dialog; in a field of type search it would empty it first.
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type
          autoFocus
          aria-label={messages.search}
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={lines[chosen] ? optionId(chosen) : undefined}
          aria-describedby={`${id}-said`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={messages.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={close}>
          {messages.close}
        </button>
      </div>
      <p id={`${id}-said`} role="status">
        {said}
      </p>
      <div
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-label={messages.search}
        hidden={lines.length === 0}
      >
        {lines.map((line, index) => {
          const props = {
            id: optionId(index),
            role: 'option',
            tabIndex: -1,
            'aria-selected': index === chosen,
            onPointerMove: () => setChosen(index),
            onClick: () => go(line),
          };
          return 'press' in line ? (
            <button key={line.title} type="button" {...props}>
              <Words title={line.title} kind={line.kind} />
            </button>
          ) : (
            <a key={`${line.kind} ${line.address}`} href={line.address} {...props}>
              <Words {...line} />
            </a>
          );
        })}
      </div>
    </div>
  );
}

function Words({ title, kind, detail, excerpt }: Omit<Hit, 'address'>): ReactNode {
  return (
    <>
      <strong>{title}</strong>
      <small>{kind}</small>
      {detail ? <span>{detail}</span> : null}
      {excerpt ? <q>{excerpt}</q> : null}
    </>
  );
}

async function read(typed: string, signal: AbortSignal): Promise<Hit[]> {
  const answer = await fetch(`/api/search?${new URLSearchParams({ typed })}`, { signal });
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  const { hits }: Found = await answer.json();
  return hits;
}

/** The buttons of the open form whose label is meant: publish, save. */
function buttonsMeant(typed: string, kind: string): Line[] {
  const sought = wordsIn(typed);
  const buttons = sought.length > 0 ? documentButtons() : [];
  return buttons.flatMap((button) => {
    const title = button.textContent.trim();
    return containsAll(title, sought) ? [{ title, kind, press: () => button.click() }] : [];
  });
}
