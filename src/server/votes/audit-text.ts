import type { PublicKey } from '#polls/ballot-keys.server.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import { canonicalJson, questionNow } from '#polls/poll-journal.server.ts';
import type { AskedPoll } from './voting.ts';

/**
 * What anyone may check: how many votes were accepted and refused, each chain's last line, the signed journal, and what editors have written since that nobody was asked; once
 * the poll is closed and its result may be seen, the whole log too, line by line, without anything that says who voted.
 * @returns JSON in pieces
 */
export async function* auditText(
  { id, poll, question }: AskedPoll,
  store: BallotStore,
  key: PublicKey,
): AsyncGenerator<string> {
  const { accepted, refused, heads } = await store.audit(id);
  const journal = await store.journal(id);
  const asked = questionNow(journal);
  const edited = asked && canonicalJson(asked) !== canonicalJson(question) ? { edited: question } : {};
  yield JSON.stringify({ poll: id, accepted, refused, heads, key, ...edited, journal }).slice(0, -1);
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
