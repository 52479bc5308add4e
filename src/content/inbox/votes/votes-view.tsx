import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { wallKey } from '#polls/wall-key.server.ts';
import { currentVotesReport } from './current-votes-report.ts';
import { VotesPanel } from './votes-panel.tsx';

export async function VotesView({ doc, initPageResult }: DocumentViewServerProps): Promise<ReactNode> {
  const { req } = initPageResult;
  const locale = isLocale(req.locale) ? req.locale : defaultLocale;
  return (
    <Gutter>
      <VotesPanel
        key={locale}
        poll={String(doc.id)}
        question={typeof doc.question === 'string' ? doc.question.replaceAll('\u00AD', '') : String(doc.id)}
        language={editorLanguageOf(req)}
        locale={locale}
        mayClose={isEditor(req.user)}
        initial={await currentVotesReport(doc)}
        wallKey={wallKey(settings.secrets.votes, String(doc.id))}
      />
    </Gutter>
  );
}
