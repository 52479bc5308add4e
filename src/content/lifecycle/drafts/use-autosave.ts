'use client';
import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { postTo } from '#content/foundation/requests/post-to.ts';
import {
  forgetWriting,
  type KeptWriting,
  keepWriting,
  keptWritings,
  keyOfForm,
  type WritingPlace,
} from './kept-writing.ts';

/** Debounce after typing, and the retry interval without a response, in ms. */
const quiet = 1500;
const again = 5000;

const autosaved = z.object({
  savedAt: z.string(),
  session: z.string(),
  preview: z.string().optional(),
  doc: z.looseObject({}).optional(),
});

const outdatedSchema = z.object({ isOutdated: z.literal(true) });

type AutosaveState =
  | { kind: 'nothing' | 'saving' | 'offline' | 'outdated' | 'noRoom' }
  | { kind: 'saved'; at: string }
  | { kind: 'refused'; problem: string };

export interface Autosaving {
  state: AutosaveState;
  /** Whether it was never saved, and so is kept only in local storage. */
  isNew: boolean;
  found: (KeptWriting & { isOutdated: boolean }) | undefined;
  takeFound(): Promise<void>;
  discardFound(): void;
  /** Overwrites another editor's changes, which remain in the version history. */
  saveMine(): void;
  loadNewest(): void;
}

/**
 * Autosaves the form while it is edited, and keeps unsent changes in local storage; `onDeviceOnly`: where saving
 * publishes, so that nothing saves itself.
 */
export function useAutosave(onDeviceOnly: boolean): Autosaving {
  const info = useDocumentInfo();
  const { id, collectionSlug = '', globalSlug, hasSavePermission, isTrashed, data, setData } = info;
  const { getData, dispatchFields, setModified, setBackgroundProcessing, reset, disabled } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSubmitted = useFormSubmitted();
  const isBusy = useFormProcessing();
  const isInitializing = useFormInitializing();
  const { setURL } = useLivePreviewContext();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const [form] = useState(() => Math.random().toString(36).slice(2));
  const [state, setState] = useState<AutosaveState>({ kind: 'nothing' });
  const [found, setFound] = useState<Autosaving['found']>();
  const session = useRef<string>(undefined);
  /** The server's state as text; a difference has to be saved. */
  const sent = useRef<string>(undefined);
  const isSending = useRef(false);
  const hasKept = useRef(false);
  const mayWrite = hasSavePermission === true && !isTrashed && !disabled;
  const account = user === null || user === undefined ? '' : String(user.id);
  /** The save endpoint; undefined if nothing saves itself, or not yet. */
  const address = onDeviceOnly
    ? undefined
    : globalSlug
      ? `globals/${globalSlug}`
      : id === undefined
        ? undefined
        : `${collectionSlug}/${id}`;
  const document = globalSlug ? 'once' : String(id ?? 'new');
  const place: WritingPlace = { account, collection: globalSlug ?? collectionSlug, document, locale };

  const values = () => {
    const {
      updatedAt: _saved,
      createdAt: _made,
      _status,
      globalType: _type,
      // The reason is given when publishing.
      reason: _reason,
      ...own
    } = z.looseObject({}).parse(getData());
    return own;
  };
  const base = () => String(fields.updatedAt?.value ?? '');

  const keep = useEffectEvent(() => {
    if (!isModified || !mayWrite || account === '') return;
    const own = values();
    if (JSON.stringify(own) === sent.current) return;
    hasKept.current = keepWriting(localStorage, place, form, { at: Date.now(), base: base(), values: own });
    if (!hasKept.current) setState({ kind: 'noRoom' });
  });

  const forget = () => {
    if (hasKept.current) forgetWriting(localStorage, keyOfForm(place, form));
    hasKept.current = false;
  };

  const save = useEffectEvent(async (insists: boolean) => {
    if (address === undefined || !mayWrite || isBusy || isSending.current || account === '') return;
    if (state.kind === 'outdated' && !insists) return;
    const own = values();
    const text = JSON.stringify(own);
    if (text === sent.current) {
      if (isModified && !isSubmitted) setModified(false);
      forget();
      return;
    }
    isSending.current = true;
    setBackgroundProcessing(true);
    setState({ kind: 'saving' });
    const { answer, problem, refusal, isAway } = await send({
      base: base(),
      data: own,
      session: session.current,
      insists,
    });
    isSending.current = false;
    setBackgroundProcessing(false);
    const stored = autosaved.safeParse(answer);
    if (!stored.success) {
      if (outdatedSchema.safeParse(refusal).success) setState({ kind: 'outdated' });
      else setState(problem && !isAway ? { kind: 'refused', problem } : { kind: 'offline' });
      return;
    }
    settle(text, stored.data);
  });

  const send = async (
    body: object,
  ): Promise<{ answer?: unknown; problem?: string; refusal?: unknown; isAway?: boolean }> =>
    postTo(`/api/${address}/autosave?locale=${locale}`, body);

  const settle = useEffectEvent(
    (text: string, { savedAt, session: next, preview, doc }: z.infer<typeof autosaved>) => {
      sent.current = text;
      const isFirst = session.current === undefined;
      session.current = next;
      dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: savedAt, initialValue: savedAt });
      // The title is computed from stored values, so all of them must be set.
      setData({ ...data, ...z.looseObject({}).parse(JSON.parse(text)), updatedAt: savedAt });
      info.setUnpublishedVersionCount((count) => (isFirst ? count + 1 : Math.max(count, 1)));
      if (isFirst) info.incrementVersionCount();
      if (preview !== undefined) setURL(preview);
      setState({ kind: 'saved', at: savedAt });
      if (doc) void reset(doc);
      if (JSON.stringify(values()) !== text) return;
      forget();
      if (!isSubmitted) setModified(false);
    },
  );

  // The server's state after loading, and after saving by hand.
  const noteStored = useEffectEvent(() => {
    if (isInitializing || Object.keys(fields).length === 0) return;
    sent.current = JSON.stringify(values());
    forget();
    setState((now) => (now.kind === 'saved' || now.kind === 'nothing' ? now : { kind: 'nothing' }));
  });
  useEffect(() => {
    if (!isModified && !isSubmitted && !isBusy && !isInitializing) noteStored();
  }, [isModified, isSubmitted, isBusy, isInitializing]);

  useEffect(() => {
    if (!isModified || isBusy || !fields) return;
    keepSoon(keep);
    const timer = setTimeout(() => void save(false), quiet);
    return () => clearTimeout(timer);
  }, [fields, isModified, isBusy]);

  // Without a response, or while the server is down: retries by timer, and when the network is back.
  useEffect(() => {
    if (state.kind !== 'offline') return;
    const retry = () => void save(false);
    const timer = setInterval(retry, again);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [state]);

  useEffect(() => {
    const leave = () => {
      keep();
      void save(false);
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const look = useEffectEvent(() => {
    const [newest] = keptWritings(localStorage, place, form, Date.now());
    const isOther = newest && JSON.stringify({ ...values(), ...newest.values }) !== JSON.stringify(values());
    setFound(newest && isOther ? { ...newest, isOutdated: newest.base !== base() } : undefined);
    if (newest && !isOther) forgetWriting(localStorage, newest.key);
  });
  useEffect(() => {
    if (!isInitializing && mayWrite && account !== '') look();
  }, [isInitializing, mayWrite, account]);

  return {
    state,
    isNew: address === undefined && mayWrite && !onDeviceOnly,
    found,
    takeFound: async () => {
      if (!found) return;
      await reset({ ...getData(), ...found.values });
      setModified(true);
      forgetWriting(localStorage, found.key);
      setFound(undefined);
    },
    discardFound: () => {
      if (found) forgetWriting(localStorage, found.key);
      look();
    },
    saveMine: () => void save(true),
    loadNewest: () => {
      keep();
      // From here on it is offered to the next form.
      hasKept.current = false;
      setModified(false);
      // Once nothing counts as unsaved, so that the browser doesn't prompt.
      setTimeout(() => location.reload(), 0);
    },
  };
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Debounced: a page of thirty blocks is a long text. */
function keepSoon(keep: () => void): void {
  clearTimeout(waiting);
  waiting = setTimeout(keep, 300);
}
