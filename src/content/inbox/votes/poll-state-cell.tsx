import type { DefaultServerCellComponentProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { currentVotesReport } from './current-votes-report.ts';
import { pollStateAt, storedPollSchema } from './stored-poll.ts';
import { votesMessages } from './votes-messages.ts';

/** List cell: whether the poll is open, and the number of votes. */
export async function PollStateCell({ rowData, i18n }: DefaultServerCellComponentProps): Promise<ReactNode> {
  const language = editorLanguageOf({ i18n });
  const poll = storedPollSchema.safeParse(rowData);
  if (!poll.success) return null;
  const state = pollStateAt(poll.data, Date.now());
  const messages = votesMessages[language];
  const words = messages.states[state];
  if (state === 'notOpen') return words;
  const report = await currentVotesReport(rowData);
  return `${words}, ${report ? messages.ballotsCounted(report.ballots) : messages.votesUnknown}`;
}
