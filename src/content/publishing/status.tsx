'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/**
 * Whether this is published, and whether there is something newer. Payload's own status offers to go back to what is
 * published as well, and publishes the other language's draft with it; an earlier version is restored under “Versions”.
 */
export function Status(): ReactNode {
  const { hasPublishedDoc, unpublishedVersionCount, isTrashed } = useDocumentInfo();
  const { t } = useTranslation();
  const words = isTrashed
    ? t(hasPublishedDoc ? 'version:previouslyPublished' : 'version:previouslyDraft')
    : t(
        !hasPublishedDoc
          ? 'version:draft'
          : unpublishedVersionCount > 0
            ? 'version:changed'
            : 'version:published',
      );
  const label = t('version:status');
  return (
    <div className="status" title={`${label}: ${words}`}>
      <div className="status__value-wrap">
        <span className="status__label">{label}: </span>
        <span className="status__value">{words}</span>
      </div>
    </div>
  );
}
