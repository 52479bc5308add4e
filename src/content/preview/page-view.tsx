import { DefaultEditView } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { settings } from '#content/content-settings.ts';
import { NewPagePreview } from './new-page-preview.tsx';
import { newPageAddress } from './preview-address.ts';

/**
 * The form of a page. Payload shows a preview beside documents that are stored, and none beside a new one; here there is
 * one from the first letter on, without anything being stored for it.
 */
export function PageView({
  doc: _doc,
  hasPublishedDoc: _published,
  i18n: _i18n,
  initPageResult: _result,
  locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  routeSegments,
  searchParams: _search,
  user: _user,
  versions: _versions,
  ...form
}: DocumentViewServerProps): ReactNode {
  const view = <DefaultEditView {...form} />;
  const isNew = routeSegments.at(-1) === 'create' && locale;
  return isNew ? (
    <NewPagePreview address={newPageAddress(settings, locale.code)}>{view}</NewPagePreview>
  ) : (
    view
  );
}
