'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/**
 * Whether the document is published, and whether there is a newer draft. Payload's own status also offers to revert,
 * which publishes the other locale's draft as well; earlier versions are restored under “Versions”.
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
