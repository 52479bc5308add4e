import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useDocumentAddress } from '#content/foundation/fields/use-document-address.ts';
import type { ShownState } from './state-endpoint.ts';

/** What visitors get of the form's document; undefined until it is known. Read again after each save. */
export function useShownState(): ShownState | undefined {
  const { id, globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const address = useDocumentAddress();
  const savedAt = useFormFields(([fields]) => fields.updatedAt?.value);
  const [shown, setShown] = useState<ShownState>();
  const isStored = id !== undefined || globalSlug !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may change it.
  useEffect(() => {
    if (!isStored) return;
    const gone = new AbortController();
    fetch(`${address}/state?locale=${code}`, { signal: gone.signal })
      .then(async (answer) => {
        if (answer.ok) setShown(await answer.json());
      })
      // Without an answer the last one stands.
      .catch(() => undefined);
    return () => gone.abort();
  }, [address, isStored, code, savedAt, hasPublishedDoc, unpublishedVersionCount]);
  return shown;
}
