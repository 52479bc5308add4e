'use client';
import { LivePreviewProvider, useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { previewBreakpoints } from './breakpoints.ts';

/** Where Payload keeps whether an editor has the preview open beside pages. */
const preference = 'collection-pages';

const opened = z.object({ editViewType: z.literal('live-preview') });

/** The preview beside the form of a page that was never saved. It is at the address at which the site shows such a page. */
export function NewPagePreview({ address, children }: { address: string; children: ReactNode }): ReactNode {
  return (
    <LivePreviewProvider
      breakpoints={previewBreakpoints}
      isLivePreviewEnabled
      isLivePreviewing={false}
      isPreviewEnabled={false}
      typeofLivePreviewURL="string"
      url={address}
    >
      <OpenAsLeft />
      {children}
    </LivePreviewProvider>
  );
}

/** Shows nothing. Opens the preview if it was open beside the page before. */
function OpenAsLeft(): null {
  const { getPreference } = usePreferences();
  const { setIsLivePreviewing } = useLivePreviewContext();
  const open = useEffectEvent(async () => {
    if (opened.safeParse(await getPreference(preference)).success) setIsLivePreviewing(true);
  });
  useEffect(() => void open(), []);
  return null;
}
