import { ballotStateAt } from '#blocks/poll/ballot-times.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import type { AskedPoll } from './voting.ts';

/**
 * What anyone may check: how many votes were accepted and refused and each chain's last line; once the poll is closed
 * and its result may be seen, the whole log too, line by line, without anything that says who voted.
 * @returns JSON in pieces
 */
export async function* auditText({ id, poll }: AskedPoll, store: BallotReader): AsyncGenerator<string> {
  const { accepted, refused, heads } = await store.audit(id);
  yield JSON.stringify({ poll: id, accepted, refused, heads }).slice(0, -1);
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
