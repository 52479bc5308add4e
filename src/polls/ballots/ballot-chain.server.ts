import { hash, randomBytes } from 'node:crypto';
import { recordOf, votesIn } from '../ballot-record.ts';
import type { Ballot, LoggedBallot } from '../ballot-store.server.ts';

/** A line's hash, which covers the line before it in its chain; `previous` is empty for the first. */
export function hashOfLine(previous: string, line: Omit<LoggedBallot, 'hash'>): string {
  const { poll, chain, number, receipt, record, at } = line;
  return hash('sha256', `${previous}\n${JSON.stringify([poll, chain, number, receipt, record, at])}`);
}

const minute = 60_000;

interface ChainHead {
  poll: string;
  chain: string;
  number: number;
  hash: string;
}

/** What a batch adds to the log, and all that follows from it. */
export interface Extension {
  lines: readonly LoggedBallot[];
  heads: readonly ChainHead[];
  votes: readonly { chain: string; option: string; votes: number }[];
  turnout: readonly { chain: string; minute: number; ballots: number }[];
}

/** The chains of this run of the process, one per poll. */
export class OwnChains {
  readonly #heads = new Map<string, ChainHead>();

  /** What these ballots add, in their order. It is remembered only once it is on the disk: see `keep`. */
  extend(ballots: readonly Ballot[]): Extension {
    const heads = new Map<string, ChainHead>();
    const votes = new Sums();
    const turnout = new Sums();
    const lines = ballots.map(({ poll, receipt, choices, ranked, at }) => {
      const head = heads.get(poll) ?? this.#heads.get(poll) ?? newChain(poll);
      const record = recordOf(choices, ranked);
      const next = { poll, chain: head.chain, number: head.number + 1, receipt, record, at };
      const line = { ...next, hash: hashOfLine(head.hash, next) };
      heads.set(poll, { poll, chain: line.chain, number: line.number, hash: line.hash });
      for (const [option, given] of votesIn(record)) votes.add(line.chain, option, given);
      turnout.add(line.chain, String(at - (at % minute)), 1);
      return line;
    });
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

  /** After a failure nobody can say what is on the disk: whatever comes next begins new chains. */
  forget(): void {
    this.#heads.clear();
  }
}

function newChain(poll: string): ChainHead {
  return { poll, chain: randomBytes(8).toString('hex'), number: 0, hash: '' };
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
