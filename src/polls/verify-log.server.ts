import { z } from 'zod';
import { votesIn } from './ballot-record.ts';
import type { LoggedBallot, PollAudit } from './ballot-store.server.ts';
import { hashOfLine } from './ballots/ballot-chain.server.ts';
import type { PollResult } from './poll-result.ts';

/** A poll's log as it is published once the poll is closed. */
export const publishedLogSchema = z.object({
  poll: z.string(),
  log: z.array(
    z.object({
      poll: z.string(),
      chain: z.string(),
      number: z.number().int(),
      receipt: z.string(),
      record: z.string(),
      at: z.number().int(),
      hash: z.string(),
    }),
  ),
  heads: z.array(z.object({ chain: z.string(), number: z.number().int(), hash: z.string() })),
});

type Heads = PollAudit['heads'];

interface LogToVerify {
  poll: string;
  log: AsyncIterable<LoggedBallot> | Iterable<LoggedBallot>;
  /** Where each chain ended when the verification began. */
  heads: Heads;
  /** What had been counted then, if that is known. */
  tally?: PollResult;
  /** Where each chain ends now that the log has been read: later, if votes are being cast. Else as before. */
  headsAfter?: () => Promise<Heads>;
}

/** What the log says, or the first thing that is wrong with it. */
export type LogVerdict = { counted: PollResult; chains: number } | { problem: string };

/**
 * Recounts a log and verifies that every line follows from the one before it, that no number and no line is missing or
 * there twice, and that chains and votes come out as they were said to. Lines that were cast after the beginning are
 * verified, but not counted.
 */
export async function verifyLog({ poll, log, heads, tally, headsAfter }: LogToVerify): Promise<LogVerdict> {
  const said = new Map(heads.map((head) => [head.chain, head]));
  const last = new Map<string, LoggedBallot>();
  const receipts = new Set<string>();
  const counts = new Map<string, number>();
  let total = 0;
  for await (const line of log) {
    const problem = problemOf(line, last.get(line.chain), poll);
    if (problem) return { problem };
    if (receipts.has(line.receipt))
      return { problem: `${nameOf(line)} has the receipt ${line.receipt}, which another line has as well.` };
    receipts.add(line.receipt);
    last.set(line.chain, line);
    const head = said.get(line.chain);
    if (head?.number === line.number && head.hash !== line.hash)
      return {
        problem: `${nameOf(line)} has the hash ${line.hash}, but the chain is said to end with ${head.hash}.`,
      };
    if (line.number > (head?.number ?? 0)) continue;
    total += 1;
    for (const [option, votes] of votesIn(line.record)) counts.set(option, (counts.get(option) ?? 0) + votes);
  }
  const after = headsAfter ? await headsAfter() : heads;
  const problem = missingLines(heads, last) ?? unknownLines(after, last) ?? wrongTally(tally, total, counts);
  if (problem) return { problem };
  return { counted: { counts: Object.fromEntries(counts), total }, chains: heads.length };
}

function nameOf({ chain, number }: { chain: string; number: number }): string {
  return `Line ${number} of chain ${chain}`;
}

function problemOf(line: LoggedBallot, before: LoggedBallot | undefined, poll: string): string | undefined {
  if (line.poll !== poll) return `${nameOf(line)} belongs to poll ${line.poll}, not to ${poll}.`;
  const expected = (before?.number ?? 0) + 1;
  if (line.number !== expected)
    return `${nameOf(line)} stands where line ${expected} should: lines are missing, there twice or out of order.`;
  const hash = hashOfLine(before?.hash ?? '', line);
  if (line.hash !== hash)
    return `${nameOf(line)} has the hash ${line.hash}, but from its content and the line before it follows ${hash}.`;
  return undefined;
}

function missingLines(heads: Heads, last: ReadonlyMap<string, LoggedBallot>): string | undefined {
  const short = heads.find(({ chain, number }) => (last.get(chain)?.number ?? 0) < number);
  return (
    short &&
    `Chain ${short.chain} is said to end with line ${short.number}, but the log has ${last.get(short.chain)?.number ?? 0} lines of it.`
  );
}

function unknownLines(heads: Heads, last: ReadonlyMap<string, LoggedBallot>): string | undefined {
  const ends = new Map(heads.map(({ chain, number }) => [chain, number]));
  const long = [...last.values()].find(({ chain, number }) => number > (ends.get(chain) ?? 0));
  return (
    long && `${nameOf(long)} is in the log, but the chain is said to have ${ends.get(long.chain) ?? 0} lines.`
  );
}

function wrongTally(
  tally: PollResult | undefined,
  total: number,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (!tally) return undefined;
  if (tally.total !== total) return `The tally says ${tally.total} ballots, the log has ${total}.`;
  const options = new Set([...Object.keys(tally.counts), ...counts.keys()]);
  const wrong = [...options].find((option) => (tally.counts[option] ?? 0) !== (counts.get(option) ?? 0));
  return wrong === undefined
    ? undefined
    : `The tally gives ${wrong} ${tally.counts[wrong] ?? 0} votes, the log ${counts.get(wrong) ?? 0}.`;
}
