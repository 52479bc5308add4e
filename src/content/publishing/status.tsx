'use client';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';

/**
 * Whether this is published, and whether there is something newer. Payload's own status offers to go back to what is
 * published as well, and publishes the other language's draft with it; an earlier version is restored under “Versions”.
 */
export function Status(): ReactNode {
  const { hasPublishedDoc, unpublishedVersionCount, isTrashed, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { t } = useTranslation();
  // Payload counts nothing as newer where nothing was published, and so its schedule would offer to take it off the site.
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1);
  }, [hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount]);
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
