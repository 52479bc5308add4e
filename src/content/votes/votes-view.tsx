import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { editors } from '#content/access/roles.ts';
import { settings } from '#content/content-settings.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { wallKey } from '#polls/wall-key.server.ts';
import { ballotReader } from './ballot-reader.ts';
import { VotesPanel } from './votes-panel.tsx';
import { readVotesReport, type VotesReport } from './votes-report.ts';

/** The tab “Votes” of a poll. */
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
        mayClose={Boolean(await editors({ req }))}
        initial={await firstReport(doc)}
        wallKey={wallKey(settings.secrets.votes, String(doc.id))}
      />
    </Gutter>
  );
}

/** Undefined if the votes can't be read; the panel says so and tries again. */
async function firstReport(doc: Readonly<Record<string, unknown>>): Promise<VotesReport | undefined> {
  try {
    return await readVotesReport(await ballotReader(), doc, Date.now());
  } catch {
    return undefined;
  }
}
