import { zonedDateParts } from '#i18n/format-date.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import type { BallotState } from '#polls/ballot-state.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollMessages } from './poll-messages.ts';

/** A sentence on whether and when voting is possible. */
export function ballotSentence(
  poll: Poll,
  state: BallotState,
  locale: Locale,
  messages: PollMessages,
): string {
  const sentences = {
    notOpen: { moment: poll.opensAt, dated: messages.opensOn, undated: messages.notOpenYet },
    open: { moment: poll.closesAt, dated: messages.openUntil, undated: messages.open },
    closed: { moment: poll.closesAt, dated: messages.closedOn, undated: messages.closed },
  };
  const { moment, dated, undated } = sentences[state];
  return moment === undefined ? undated : fillIn(dated, zonedDateParts(moment, locale));
}
