import { isSignedBy } from './ballot-keys.server.ts';
import { requireIntegrity } from './integrity-error.ts';
import { type AskedQuestion, hashOfEntry, type JournalEntry, questionNow } from './poll-journal.server.ts';

export interface JournalFacts {
  entries: readonly JournalEntry[];
  /** The hash that each chain's first line follows from. */
  beginnings: ReadonlyMap<string, string>;
  /** Chain heads in the order in which they were noted. */
  noted: readonly { chain: string; number: number; hash: string }[];
  question: AskedQuestion | undefined;
}

/**
 * Verifies that every entry follows from the previous one and is signed.
 * @param pem the public key
 * @param signed which signatures are verified: the last one covers all earlier entries
 * @throws IntegrityError with the first error found
 */
export function readJournal(
  poll: string,
  journal: readonly JournalEntry[],
  pem: string,
  signed: 'each' | 'last' = 'each',
): JournalFacts {
  const beginnings = new Map<string, string>();
  const noted: JournalFacts['noted'][number][] = [];
  let previous = '';
  for (const [place, entry] of journal.entries()) {
    const name = `Entry ${entry.number} of the journal of poll ${poll}`;
    requireIntegrity(entry.number === place + 1, `${name} stands where entry ${place + 1} should.`);
    const hash = hashOfEntry(poll, previous, entry);
    requireIntegrity(
      entry.hash === hash,
      `${name} has the hash ${entry.hash}, but from its content and the entry before it follows ${hash}.`,
    );
    if (signed === 'each' || entry === journal.at(-1))
      requireIntegrity(isSignedBy(pem, hash, entry.signature), `${name} was not signed with this key.`);
    previous = hash;
    if (entry.kind === 'chain') beginnings.set(entry.content.chain, hash);
    if (entry.kind === 'head') noted.push(entry.content);
    if (entry.kind === 'closed') noted.push(...entry.content.heads);
  }
  return { entries: journal, beginnings, noted, question: questionNow(journal) };
}
