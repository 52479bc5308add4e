import type { BeforeListTableServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { missingPaths } from './missing-paths.ts';
import { MissingPathsList } from './missing-paths-list.tsx';
import { pathCountsMessages } from './path-counts-messages.ts';

/** Nobody handles more at a time. */
const mostListed = 100;

/** Above the list of redirects, for accounts that may create one: missing paths that visitors requested. */
export async function MissingPathsPanel({
  payload,
  user,
  i18n,
}: BeforeListTableServerProps): Promise<ReactNode> {
  if (!isEditor(user)) return null;
  const [missing, ignored] = await Promise.all([
    missingPaths(payload, { most: mostListed }),
    missingPaths(payload, { most: mostListed, ignored: true }),
  ]).catch((error: unknown) => {
    payload.logger.error({ err: error }, 'The paths that were not found could not be read.');
    return [];
  });
  if (!missing || !ignored)
    return <p role="alert">{pathCountsMessages[editorLanguageOf({ i18n })].unreadable}</p>;
  return <MissingPathsList missing={missing.paths} total={missing.total} ignored={ignored.paths} />;
}
