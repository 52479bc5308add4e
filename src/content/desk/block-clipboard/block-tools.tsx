'use client';
import { toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { StartPage } from '#content/desk/arrangements/start-page.tsx';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { isTextPlace } from '#content/lifecycle/drafts/text-place.ts';
import { fieldElement } from '#content/payload/form-elements.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './block-tools.module.css';
import { blockToolsMessages } from './block-tools-messages.ts';
import { readCopied, writeCopied } from './copied-blocks.ts';
import { selectRows, useSelectedRows } from './selected-rows.ts';
import { useBlockRows } from './use-block-rows.ts';

/** Until when pasting is offered, by the moment of copying in local storage: the clipboard itself can't be looked into. */
const copiedAt = 'blocks-copied-at';
const keptFor = 24 * 3_600_000;

const fitted = z.object({ blocks: z.array(z.looseObject({})), notes: z.array(z.string()) });

/** Cut, copy, duplicate and paste for blocks, also with the usual keyboard shortcuts. */
export function BlockTools({ path, installation }: { path: string; installation: string }): ReactNode {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { disabled } = useForm();
  const { rows, blocksOf, insert, remove } = useBlockRows(path);
  const { i18n } = useTranslation();
  const messages = blockToolsMessages[editorLanguageOf({ i18n })];
  const chosen = useSelectedRows();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [hasCopied, setCopied] = useState(false);
  const selected = new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id)));
  const last = rows.findLastIndex(({ id }) => selected.has(id));
  const mayWrite = hasSavePermission === true && !isTrashed && !disabled;

  useEffect(() => () => selectRows([]), []);
  // Also what was copied in another tab.
  useEffect(() => {
    const look = () => setCopied(Date.now() - Number(localStorage.getItem(copiedAt)) < keptFor);
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);

  /** The selected blocks, otherwise the one with the focus. */
  const meant = () => {
    if (selected.size > 0) return selected;
    const index = rowOf(path, document.activeElement);
    const id = index === undefined ? undefined : rows[index]?.id;
    return new Set(id === undefined ? [] : [id]);
  };

  const put = useEffectEvent(async (text: string) => {
    const focused = rowOf(path, document.activeElement);
    const posted = await postTo('/api/pages/pasted-blocks', { text });
    if (posted.problem !== undefined) {
      toast.error(posted.problem || messages.failed);
      return;
    }
    const { blocks, notes: said } = fitted.parse(posted.answer);
    setNotes(said);
    if (blocks.length === 0) return;
    await insert(blocks, (last >= 0 ? last : (focused ?? rows.length - 1)) + 1);
    selectRows([]);
    toast.success(messages.pasted(blocks.length));
  });

  const taken = (ids: ReadonlySet<string>, isCut: boolean) => {
    setCopied(true);
    localStorage.setItem(copiedAt, String(Date.now()));
    toast.success((isCut ? messages.isCut : messages.copied)(ids.size));
    if (isCut) remove(ids);
    if (isCut) selectRows([]);
  };

  const write = async (isCut: boolean) => {
    const ids = meant();
    try {
      await navigator.clipboard.writeText(writeCopied(installation, blocksOf(ids)));
      taken(ids, isCut);
    } catch {
      toast.error(messages.byKey);
    }
  };

  const paste = async () => {
    const text = await Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.readText())
      .catch(() => undefined);
    if (text === undefined) toast.error(messages.byKey);
    else await put(text);
  };

  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    const at = event.target instanceof Element ? event.target : null;
    const isHere = at === document.body || fieldElement(path)?.contains(at);
    if (!mayWrite || !isHere || isTextPlace(event.target) || !document.getSelection()?.isCollapsed) return;
    if (event.type === 'paste') {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!readCopied(text)) return;
      event.preventDefault();
      void put(text);
      return;
    }
    const ids = meant();
    if (ids.size === 0) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', writeCopied(installation, blocksOf(ids)));
    taken(ids, event.type === 'cut');
  });
  useEffect(() => {
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, onClipboard);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onClipboard);
    };
  }, []);

  if (!mayWrite) return null;
  return (
    <>
      {(selected.size > 0 || hasCopied) && (
        <div className={styles.tools} role="toolbar" aria-label={messages.tools}>
          {selected.size > 0 && (
            <span className={styles.count} role="status">
              {messages.selected(selected.size)}
            </span>
          )}
          {selected.size > 0 && (
            <>
              <button type="button" onClick={() => void write(true)}>
                {messages.cut}
              </button>
              <button type="button" onClick={() => void write(false)}>
                {messages.copy}
              </button>
              <button type="button" onClick={() => void put(writeCopied(installation, blocksOf(selected)))}>
                {messages.duplicate}
              </button>
              <button type="button" onClick={() => remove(selected)}>
                {messages.remove}
              </button>
              <button type="button" onClick={() => selectRows([])}>
                {messages.clear}
              </button>
            </>
          )}
          <button type="button" onClick={() => void paste()}>
            {last >= 0 ? messages.pasteAfter(last + 1) : messages.pasteAtEnd}
          </button>
        </div>
      )}
      {rows.length === 0 && <StartPage onTake={({ layout, blocks }) => void insert(blocks, 0, { layout })} />}
      {notes.length > 0 && (
        <div className={styles.notes} role="status">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <button type="button" onClick={() => setNotes([])}>
            {messages.close}
          </button>
        </div>
      )}
    </>
  );
}

function rowOf(path: string, element: Element | null): number | undefined {
  const beginning = `${path.split('.').join('-')}-row-`;
  for (let at = element; at; at = at.parentElement) {
    const index = at.id.startsWith(beginning) ? Number(at.id.slice(beginning.length)) : Number.NaN;
    if (Number.isInteger(index)) return index;
  }
  return undefined;
}
