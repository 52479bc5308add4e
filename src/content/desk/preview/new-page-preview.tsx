'use client';
import { LivePreviewProvider } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { previewBreakpoints } from './breakpoints.ts';

interface NewPagePreviewProps {
  /** The preview URL of a page that was never saved. */
  address: string;
  isOpen: boolean;
  children: ReactNode;
}

export function NewPagePreview({ address, isOpen, children }: NewPagePreviewProps): ReactNode {
  return (
    <LivePreviewProvider
      breakpoints={previewBreakpoints}
      isLivePreviewEnabled
      isLivePreviewing={isOpen}
      isPreviewEnabled={false}
      typeofLivePreviewURL="string"
      url={address}
    >
      {children}
    </LivePreviewProvider>
  );
}
