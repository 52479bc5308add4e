import { hash, randomBytes } from 'node:crypto';
import { recordOf, votesIn } from '../ballot-record.ts';
import type { Ballot, HeadRow, LoggedBallot } from '../ballot-store.server.ts';
import type { Books } from './books.server.ts';

/**
 * A line's hash, which covers the previous line in its chain; for the first line, `previous` is the hash of the journal
 * entry with which the chain begins.
 */
export function hashOfLine(previous: string, line: Omit<LoggedBallot, 'hash'>): string {
  const { poll, chain, number, receipt, record, at } = line;
  return hash('sha256', `${previous}\n${JSON.stringify([poll, chain, number, receipt, record, at])}`);
}

const minute = 60_000;

interface ChainHead extends HeadRow {
  noted: number;
}

export interface Extension {
  lines: readonly LoggedBallot[];
  heads: readonly ChainHead[];
  votes: readonly { chain: string; option: string; votes: number }[];
  turnout: readonly { chain: string; minute: number; ballots: number }[];
}

/** The hash chains of this process, one per poll. */
export class HashChains {
  readonly #heads = new Map<string, ChainHead>();

  /** Computes what these ballots append and updates the books. Call `keep` once it is on disk. */
  extend(ballots: readonly Ballot[], books: Books, now: number): Extension {
    const heads = new Map<string, ChainHead>();
    const votes = new Sums();
    const turnout = new Sums();
    const lines = ballots.map(({ poll, receipt, choices, ranked, at }) => {
      const head = heads.get(poll) ?? this.#heads.get(poll) ?? newChain(poll, books, now);
      const record = recordOf(choices, ranked);
      const next = { poll, chain: head.chain, number: head.number + 1, receipt, record, at };
      const line = { ...next, hash: hashOfLine(head.hash, next) };
      heads.set(poll, { ...head, number: line.number, hash: line.hash });
      for (const [option, given] of votesIn(record)) votes.add(line.chain, option, given);
      turnout.add(line.chain, String(at - (at % minute)), 1);
      return line;
    });
    for (const head of heads.values()) {
      books.moveHead(this.#heads.get(head.poll), head);
      if (now - head.noted < pauseOf(head)) continue;
      const { poll, chain, number, hash } = head;
      books.append(poll, { kind: 'head', content: { chain, number, hash } });
      head.noted = now;
    }
    return {
      lines,
      heads: [...heads.values()],
      votes: votes.list().map(([chain, option, sum]) => ({ chain, option, votes: sum })),
      turnout: turnout.list().map(([chain, time, sum]) => ({ chain, minute: Number(time), ballots: sum })),
    };
  }

  keep({ heads }: Extension): void {
    for (const head of heads) this.#heads.set(head.poll, head);
  }

  /** Starts new chains after a failure, when it is unknown what was written. */
  forget(): void {
    this.#heads.clear();
  }
}

function newChain(poll: string, books: Books, now: number): ChainHead {
  const chain = randomBytes(8).toString('hex');
  const hash = books.append(poll, { kind: 'chain', content: { chain } });
  return { poll, chain, number: 0, hash, begun: now, noted: now };
}

/** The interval between two `head` entries, in ms: a minute, or a hundredth of the chain's age if that is longer. */
function pauseOf({ begun, noted }: ChainHead): number {
  return Math.max(minute, (noted - begun) / 100);
}

class Sums {
  readonly #sums = new Map<string, Map<string, number>>();

  add(chain: string, name: string, amount: number): void {
    const ofChain = this.#sums.get(chain) ?? new Map<string, number>();
    this.#sums.set(chain, ofChain.set(name, (ofChain.get(name) ?? 0) + amount));
  }

  list(): [chain: string, name: string, sum: number][] {
    return [...this.#sums].flatMap(([chain, sums]) =>
      [...sums].map(([name, sum]): [string, string, number] => [chain, name, sum]),
    );
  }
}
