import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { readPollList } from '#content/wire/api/poll-list.ts';
import { askedQuestionOf } from '#polls/asked-question.ts';
import type { Ballot } from '#polls/ballot-store.server.ts';
import { openBallotStore } from '#polls/open-ballot-store.server.ts';
import type { ListedPoll } from '#polls/poll-list.ts';
import { closedPoll, closedPollVotes } from './records/closed-poll.ts';

/**
 * Casts the votes of the closed demo poll like real ones: chained, sealed and signed. Repeating it counts nothing
 * twice. Casts none if the site keeps its votes on another machine.
 */
export async function castDemoVotes(payload: Payload): Promise<void> {
  if (process.env.SITE_ELSEWHERE && !settings.databaseUrl) return;
  const { polls } = await readPollList(payload);
  const poll = polls.find(({ key }) => key === closedPoll.key);
  if (!poll) return;
  const store = await openBallotStore(settings);
  try {
    await Promise.all(ballotsOf(poll).map((ballot) => store.cast(ballot)));
  } finally {
    await store.close();
  }
}

/** One ballot per vote, shuffled, spread over the time the poll was open. */
function ballotsOf(poll: ListedPoll): Ballot[] {
  const written = poll.de ?? poll.en;
  if (!written) return [];
  const question = askedQuestionOf(poll, written);
  const random = seededRandom(1893);
  const [opened, closed] = [written.opensAt, written.closesAt].map((moment) => Date.parse(moment ?? ''));
  return closedPollVotes
    .flatMap((votes, place) => Array.from({ length: votes }, () => written.options[place]?.id ?? ''))
    .map((option) => ({ option, moment: random() }))
    .sort((one, other) => one.moment - other.moment)
    .map(({ option, moment }, number) => ({
      poll: poll.id,
      receipt: digits(`receipt ${poll.id} ${number}`),
      voter: digits(`voter ${poll.id} ${number}`),
      choices: [option],
      ranked: false,
      at: Math.floor((opened ?? 0) + ((closed ?? 0) - (opened ?? 0)) * moment),
      question,
    }));
}

/** 32 hex digits, the same in every run, so that an interrupted seed counts nothing twice. */
function digits(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Reproducible random numbers in [0, 1): mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
