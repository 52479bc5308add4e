import { DefaultEditView } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { newPageAddress } from '#content/lifecycle/drafts/preview-address.ts';
import { NewPagePreview } from './new-page-preview.tsx';

/**
 * The edit view of pages. Payload shows the preview only for stored documents; this one also shows it for a new page,
 * without storing anything.
 */
export async function PageView({
  doc: _doc,
  hasPublishedDoc: _published,
  i18n: _i18n,
  initPageResult: _result,
  locale,
  params: _params,
  payload,
  permissions: _permissions,
  routeSegments,
  searchParams: _search,
  user,
  versions: _versions,
  ...form
}: DocumentViewServerProps): Promise<ReactNode> {
  const view = <DefaultEditView {...form} />;
  if (routeSegments.at(-1) !== 'create' || !locale || !user) return view;
  return (
    <NewPagePreview
      address={newPageAddress(settings, locale.code)}
      isOpen={await isPreviewOpen(payload, user)}
    >
      {view}
    </NewPagePreview>
  );
}

const opened = z.object({ editViewType: z.literal('live-preview') });

/** Whether the editor last left the preview open, from Payload's preferences. */
async function isPreviewOpen(
  payload: DocumentViewServerProps['payload'],
  user: NonNullable<DocumentViewServerProps['user']>,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'collection-pages' } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return opened.safeParse(docs[0]?.value).success;
}
