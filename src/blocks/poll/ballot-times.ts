import { type Locale, localeTags } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import { timeZone } from '#i18n/time-zone.ts';
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
  return moment === undefined ? undated : fillIn(dated, berlinParts(moment, locale));
}

/**
 * A moment's parts in Berlin time, in the page's language. Not a formatted date, because server and browser may
 * punctuate it differently, and hydration needs identical text.
 */
export function berlinParts(moment: string, locale: Locale): Record<string, string> {
  const format = new Intl.DateTimeFormat(localeTags[locale].replace('_', '-'), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}
