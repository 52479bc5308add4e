import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';

const editorText = z.object({ de: z.string(), en: z.string() });

const said = z.object({
  texts: z.array(z.object({ path: z.string(), label: editorText, text: z.string() })),
  changes: z.array(z.object({ path: z.string(), label: editorText, before: z.string(), after: z.string() })),
});

const answer = z.object({
  locale: z.enum(locales),
  title: z.string().optional(),
  page: said,
  blocks: z.array(
    said.extend({
      twin: z.string(),
      position: z.number(),
      kind: editorText,
      carried: z.record(z.string(), z.unknown()),
    }),
  ),
  twins: z.record(z.string(), z.string()),
  translatedAt: z.string().optional(),
});

export type Read = z.infer<typeof answer>;

/** Cache for the open page, shared by all of its fields. */
const reads = new Map<string, Promise<Read>>();

/** The page in the other language; undefined while loading, and for a page that was never saved. */
export function useOtherLanguage(): Read | 'failed' | undefined {
  const { id, savedDocumentData } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [read, setRead] = useState<Read | 'failed'>();
  const version = String(savedDocumentData?.updatedAt ?? '');
  useEffect(() => {
    if (id === undefined) return;
    let isGone = false;
    const key = `${id}/${locale}/${version}`;
    let reading = reads.get(key);
    if (!reading) {
      // Each save invalidates the cache.
      reads.clear();
      reading = fetch(`/api/pages/${id}/other-language?locale=${locale}`).then(async (response) =>
        answer.parse(await response.json()),
      );
      reads.set(key, reading);
    }
    reading.then((found) => !isGone && setRead(found)).catch(() => !isGone && setRead('failed'));
    return () => {
      isGone = true;
    };
  }, [id, locale, version]);
  return read;
}

const shownKey = 'other language beside fields';
const listeners = new Set<() => void>();

/** Whether the other language is shown at each field; stored on this device. */
export function useIsShown(): [boolean, (isShown: boolean) => void] {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(shownKey) === 'yes',
    () => false,
  );
  return [
    isShown,
    (next) => {
      localStorage.setItem(shownKey, next ? 'yes' : 'no');
      for (const listener of listeners) listener();
    },
  ];
}
