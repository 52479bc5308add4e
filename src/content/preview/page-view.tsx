import { DefaultEditView } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { settings } from '#content/content-settings.ts';
import { NewPagePreview } from './new-page-preview.tsx';
import { newPageAddress } from './preview-address.ts';

/**
 * The form of a page. Payload shows a preview beside documents that are stored, and none beside a new one; here there is
 * one from the first letter on, without anything being stored for it.
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

/** Whether an editor left the preview open beside the page before, as Payload keeps it. */
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
