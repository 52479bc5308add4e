import { votesIn } from './ballot-record.ts';
import type { LoggedBallot, PollAudit } from './ballot-store.server.ts';
import { hashOfLine } from './ballots/ballot-chain.server.ts';
import { IntegrityError, requireIntegrity } from './integrity-error.ts';
import type { Tally } from './tally.ts';

type Heads = PollAudit['heads'];

interface LogToVerify {
  poll: string;
  log: AsyncIterable<LoggedBallot> | Iterable<LoggedBallot>;
  heads: Heads;
  /** What each chain's first line follows from; nothing if it is missing. */
  beginnings: ReadonlyMap<string, string>;
  /** Intermediate heads as they were recorded. */
  noted: Heads;
  onLine?: (line: LoggedBallot) => void;
}

/**
 * Recounts a log and verifies that every line follows from the previous one, that numbers have no gaps or duplicates,
 * and that chains end and pass where they should. Duplicate receipts are left to `onLine`: remembering a million takes
 * as much memory as the site has.
 * @throws IntegrityError with the first error found
 */
export async function countLog({ poll, log, heads, beginnings, noted, onLine }: LogToVerify): Promise<Tally> {
  const last = new Map<string, LoggedBallot>();
  const counts = new Map<string, number>();
  const said = new Map<string, Map<number, string>>();
  for (const { chain, number, hash } of [...noted, ...heads]) {
    const ofChain = said.get(chain) ?? new Map<number, string>();
    requireIntegrity(
      (ofChain.get(number) ?? hash) === hash,
      `Line ${number} of chain ${chain} is said to have two hashes: ${ofChain.get(number)} and ${hash}.`,
    );
    said.set(chain, ofChain.set(number, hash));
  }
  let total = 0;
  for await (const line of log) {
    requireNext(line, last.get(line.chain), beginnings.get(line.chain) ?? '', poll);
    last.set(line.chain, line);
    const hash = said.get(line.chain)?.get(line.number) ?? line.hash;
    requireIntegrity(
      hash === line.hash,
      `${nameOf(line)} has the hash ${line.hash}, but the chain was said to come to ${hash}.`,
    );
    total += 1;
    for (const [option, votes] of votesIn(line.record)) counts.set(option, (counts.get(option) ?? 0) + votes);
    onLine?.(line);
  }
  requireEnds(heads, last);
  for (const { chain, number } of noted)
    requireIntegrity(
      (last.get(chain)?.number ?? 0) >= number,
      `Chain ${chain} had ${number} lines once, but the log has ${last.get(chain)?.number ?? 0} lines of it.`,
    );
  return { counts: Object.fromEntries(counts), total };
}

/** @throws IntegrityError if the counts or the number of ballots differ */
export function requireTally(tally: Tally, { counts, total }: Tally): void {
  requireIntegrity(tally.total === total, `The tally says ${tally.total} ballots, the log has ${total}.`);
  for (const option of new Set([...Object.keys(tally.counts), ...Object.keys(counts)]))
    requireIntegrity(
      (tally.counts[option] ?? 0) === (counts[option] ?? 0),
      `The tally gives ${option} ${tally.counts[option] ?? 0} votes, the log ${counts[option] ?? 0}.`,
    );
}

function nameOf({ chain, number }: { chain: string; number: number }): string {
  return `Line ${number} of chain ${chain}`;
}

function requireNext(
  line: LoggedBallot,
  before: LoggedBallot | undefined,
  beginning: string,
  poll: string,
): void {
  requireIntegrity(line.poll === poll, `${nameOf(line)} belongs to poll ${line.poll}, not to ${poll}.`);
  const expected = (before?.number ?? 0) + 1;
  requireIntegrity(
    line.number === expected,
    `${nameOf(line)} stands where line ${expected} should: lines are missing, there twice or out of order.`,
  );
  const hash = hashOfLine(before?.hash ?? beginning, line);
  requireIntegrity(
    line.hash === hash,
    `${nameOf(line)} has the hash ${line.hash}, but from its content and what stands before it follows ${hash}.`,
  );
}

function requireEnds(heads: Heads, last: ReadonlyMap<string, LoggedBallot>): void {
  const ends = new Map(heads.map(({ chain, number }) => [chain, number]));
  for (const { chain, number } of heads)
    requireIntegrity(
      (last.get(chain)?.number ?? 0) >= number,
      `Chain ${chain} is said to end with line ${number}, but the log has ${last.get(chain)?.number ?? 0} lines of it.`,
    );
  for (const { chain, number } of last.values())
    if (number !== ends.get(chain))
      throw new IntegrityError(
        `${nameOf({ chain, number })} is in the log, but the chain is said to have ${ends.get(chain) ?? 0} lines.`,
      );
}
