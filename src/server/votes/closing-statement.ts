import type { BallotStore } from '#polls/ballot-store.server.ts';
import type { JournalEvent } from '#polls/poll-journal.server.ts';
import type { JournalFacts } from '#polls/verify-journal.server.ts';
import { countLog } from '#polls/verify-log.server.ts';

type Statement = JournalEvent & { kind: 'closed' };
type Heads = Awaited<ReturnType<BallotStore['heads']>>;

const minute = 60_000;

/**
 * A closed poll's result, recounted from its log. The store adds the number of voters.
 * @param isShown whether the result is ever public
 * @throws IntegrityError if the log contradicts journal or heads
 */
export async function closingStatement(
  store: BallotStore,
  poll: string,
  facts: JournalFacts,
  heads: Heads,
  isShown: boolean,
): Promise<Statement> {
  const minutes = new Map<number, number>();
  const { beginnings, noted } = facts;
  const { counts, total } = await countLog({
    poll,
    log: store.log(poll),
    heads,
    beginnings,
    noted,
    onLine: ({ at }) => minutes.set(at - (at % minute), (minutes.get(at - (at % minute)) ?? 0) + 1),
  });
  const turnout = [...minutes].sort(([one], [other]) => one - other);
  return {
    kind: 'closed',
    content: {
      ballots: total,
      voters: 0,
      ...(isShown ? { counts, turnout } : {}),
      heads: heads.map(({ chain, number, hash }) => ({ chain, number, hash })),
    },
  };
}
