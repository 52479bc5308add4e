'use client';
import { useDocumentInfo, useLivePreviewContext, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { z } from 'zod';

/** The address works for an hour at least; how old it gets, and how often that is looked at, in ms. */
const oldest = 30 * 60_000;
const lookEvery = 60_000;

const answered = z.object({ address: z.string().nullable() });

/**
 * Shows nothing. Keeps the address of the preview beside the form good for as long as the form is open: the right that it
 * carries ends after an hour. Saving brings a new one by itself, and nobody saves for hours who only looks, or writes a
 * page that is new.
 */
export function RenewPreview(): null {
  const { id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { setURL, url } = useLivePreviewContext();
  const since = useRef(0);
  useEffect(() => {
    if (url) since.current = Date.now();
  }, [url]);

  const renew = useEffectEvent(async () => {
    if (document.hidden || Date.now() - since.current < oldest) return;
    // Whatever comes of it, it is not asked again at once.
    since.current = Date.now();
    const answer = await fetch(`/api/pages/${id ?? 'new'}/preview-address?locale=${locale}`).catch(
      () => undefined,
    );
    const found = answer?.ok ? answered.safeParse(await answer.json()) : undefined;
    if (found?.data?.address) setURL(found.data.address);
  });
  useEffect(() => {
    const timer = setInterval(renew, lookEvery);
    // Nobody looks at what is in the background; who comes back finds it as they left it.
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return null;
}
