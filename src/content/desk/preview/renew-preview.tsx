'use client';
import { useDocumentInfo, useLivePreviewContext, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { z } from 'zod';

/** The maximum age of the preview URL, which is valid for an hour, and the interval to check it, in ms. */
const oldest = 30 * 60_000;
const lookEvery = 60_000;

const answered = z.object({ address: z.string().nullable() });

/**
 * Renders nothing. Renews the preview URL while the form is open, since it expires after an hour. A save renews it,
 * too, but a form may be open for hours without one.
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
    // Also on failure, so that it isn't retried at once.
    since.current = Date.now();
    const answer = await fetch(`/api/pages/${id ?? 'new'}/preview-address?locale=${locale}`).catch(
      () => undefined,
    );
    const found = answer?.ok ? answered.safeParse(await answer.json()) : undefined;
    if (found?.data?.address) setURL(found.data.address);
  });
  useEffect(() => {
    const timer = setInterval(renew, lookEvery);
    // Pauses in background tabs, and catches up when the tab becomes visible.
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return null;
}
