import type { BallotKeys } from '../ballot-keys.server.ts';
import type { HeadRow, RefusalReason } from '../ballot-store.server.ts';
import { Books, type WrittenBooks } from './books.server.ts';

/** Everything in the tables of the first format but the log and its sums, which follow from the chains. */
export interface FormerRows {
  chains: readonly HeadRow[];
  voters: Iterable<{ poll: string; voter: string }>;
  proofs: Iterable<{ proof: string }>;
  refusals: readonly { poll: string; reason: RefusalReason; votes: number }[];
}

/** The first books: of everything as it is found. In a new database that is the register alone. */
export function adopt(keys: BallotKeys, { chains, voters, proofs, refusals }: FormerRows): WrittenBooks {
  // A poll's first row in any table came with a chain or a refusal.
  const polls = [...new Set([...chains, ...refusals].map(({ poll }) => poll))].sort();
  const books = Books.begun(keys, polls, Date.now());
  // Whoever stands there without a poll was put there by somebody else, and a recount says so.
  for (const { poll, voter } of voters) if (polls.includes(poll)) books.addVoter(poll, voter);
  for (const { proof } of proofs) books.addProof(proof);
  for (const { poll, reason, votes } of refusals) books.addRefusals(poll, reason, votes);
  for (const head of chains) books.moveHead(undefined, head);
  for (const poll of polls) {
    const heads = chains
      .filter((head) => head.poll === poll)
      .map(({ chain, number, hash }) => ({ chain, number, hash }));
    books.append(poll, { kind: 'adopted', content: { heads } });
  }
  return books.written;
}
