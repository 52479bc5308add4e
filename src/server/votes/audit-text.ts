import type { PublicKey } from '#polls/ballot-keys.server.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import { canonicalJson, questionNow } from '#polls/poll-journal.server.ts';
import type { Doubt } from '#polls/witnessed.server.ts';
import type { AskedPoll } from './voting.ts';

/**
 * The public audit: votes accepted and refused, each chain's head, the signed journal, and later changes to the
 * wording, and whether votes are missing. Once the poll is closed and its result is public, also the whole log, without anything that identifies
 * voters.
 * @returns chunks of JSON
 */
export async function* auditText(
  { id, poll, question }: AskedPoll,
  store: BallotStore,
  key: PublicKey,
  doubt?: Doubt,
): AsyncGenerator<string> {
  const { accepted, refused, heads } = await store.audit(id);
  const journal = await store.journal(id);
  const asked = questionNow(journal);
  const edited = asked && canonicalJson(asked) !== canonicalJson(question) ? { edited: question } : {};
  yield JSON.stringify({ poll: id, accepted, refused, heads, key, ...edited, doubt, journal }).slice(0, -1);
  if (ballotStateAt(poll, Date.now()) === 'closed' && poll.resultsShown !== 'never') {
    let separator = '';
    yield ',"log":[';
    for await (const line of store.log(id)) {
      yield `${separator}\n${JSON.stringify(line)}`;
      separator = ',';
    }
    yield '\n]';
  }
  yield '}\n';
}
