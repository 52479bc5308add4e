'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import type { UsedOn } from '#content/graph/references/used-on-endpoint.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { RedirectOffer } from './redirect-offer.tsx';

/** A page's former addresses that lead nowhere, each with the offer of a redirect. */
export function FormerAddresses({
  usedOn,
  language,
}: {
  usedOn: UsedOn;
  language: EditorLanguage;
}): ReactNode {
  const { docPermissions } = useDocumentInfo();
  const [redirected, setRedirected] = useState<readonly string[]>([]);
  if (!docPermissions?.update) return null;
  return usedOn.formerAddresses
    .filter((address) => !redirected.includes(address))
    .map((address) => (
      <RedirectOffer
        key={address}
        address={address}
        suggestion={usedOn.address ?? ''}
        language={language}
        onRedirected={() => setRedirected([...redirected, address])}
      />
    ));
}
