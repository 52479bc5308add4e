'use client';
import type { ReactNode } from 'react';
import { useVotesReport } from '#content/inbox/votes/use-votes-report.ts';
import { votesMessages } from '#content/inbox/votes/votes-messages.ts';
import type { VotesReport } from '#content/inbox/votes/votes-report.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { defaultLocale } from '#i18n/locales.ts';

interface BallotCountProps {
  poll: string;
  language: EditorLanguage;
  /** Undefined if the votes could not be read. */
  initial: VotesReport | undefined;
}

/** The number of votes in an open poll, updated live. */
export function BallotCount({ poll, language, initial }: BallotCountProps): ReactNode {
  const { report } = useVotesReport(poll, defaultLocale, initial);
  const messages = votesMessages[language];
  return report ? messages.ballotsCounted(report.ballots) : messages.votesUnknown;
}
