import { z } from 'zod';
import { readPublicKey } from './ballot-keys.server.ts';
import { refusalReasons } from './ballot-store.server.ts';
import { requireIntegrity } from './integrity-error.ts';
import {
  type AskedQuestion,
  askedQuestionSchema,
  type JournalEntry,
  journalEntrySchema,
  type Restoration,
  restorationsIn,
} from './poll-journal.server.ts';
import type { Tally } from './tally.ts';
import { readJournal } from './verify-journal.server.ts';
import { countLog, requireTally } from './verify-log.server.ts';
import { doubtSchema } from './witnessed.server.ts';

export const publishedAuditSchema = z.object({
  poll: z.string(),
  accepted: z.number().int(),
  refused: z.partialRecord(z.enum(refusalReasons), z.number().int()),
  heads: z
    .array(z.object({ chain: z.string(), number: z.number().int(), hash: z.string() }))
    .describe('The last line of each chain'),
  key: z
    .object({ algorithm: z.literal('Ed25519'), pem: z.string(), fingerprint: z.string() })
    .describe('With which the journal is signed; also at /sk/v1/votes/key'),
  edited: askedQuestionSchema
    .exactOptional()
    .describe('What stands in the poll now, where that is not what was asked; the site does not show it'),
  doubt: doubtSchema
    .exactOptional()
    .describe('When (ms since 1970) and how the site found that the votes can’t be verified any more'),
  journal: z
    .array(journalEntrySchema)
    .describe('What was asked and happened, each entry signed and covering the one before it'),
  log: z
    .array(
      z.object({
        poll: z.string(),
        chain: z.string(),
        number: z.number().int(),
        receipt: z.string(),
        record: z.string(),
        at: z.number().int(),
        hash: z.string(),
      }),
    )
    .exactOptional()
    .describe('Once the poll is closed: every ballot, without its voter'),
});

export type PublishedAudit = z.infer<typeof publishedAuditSchema>;

export interface AuditVerdict {
  counted: Tally;
  chains: number;
  question: AskedQuestion | undefined;
  fingerprint: string;
  /** When an operator restored the votes from a backup, in ms since 1970. */
  restored: readonly Restoration[];
  /** Hash of the closing statement; undefined until the poll is closed. */
  statement: string | undefined;
}

/**
 * Verifies a closed poll's published audit, offline.
 * @param earlier an audit of the same poll that was saved before
 * @throws IntegrityError with the first error found
 */
export async function verifyAudit(audit: PublishedAudit, earlier?: PublishedAudit): Promise<AuditVerdict> {
  const { poll, accepted, heads, journal } = audit;
  const key = readPublicKey(audit.key.pem);
  requireIntegrity(key !== undefined, 'The key is not an Ed25519 key in PEM format.');
  const { beginnings, noted, question } = readJournal(poll, journal, key.pem);
  const { doubt, log } = audit;
  requireIntegrity(
    !doubt,
    `On ${new Date(doubt?.at ?? 0).toISOString()} the site itself found: ${doubt?.text}`,
  );
  requireIntegrity(log !== undefined, 'There is no log in it. It is published once the poll is closed.');
  for (const chain of beginnings.keys())
    requireIntegrity(
      heads.some((head) => head.chain === chain),
      `Chain ${chain} is in the journal, but not among the heads.`,
    );
  for (const { chain } of heads)
    requireIntegrity(beginnings.has(chain), `Chain ${chain} is not in the journal.`);
  if (earlier) requireContinued(audit, earlier);
  const receipts = new Set<string>();
  const counted = await countLog({
    poll,
    log,
    heads,
    beginnings,
    noted: [...noted, ...(earlier?.heads ?? [])],
    onLine: ({ receipt }) => {
      requireIntegrity(!receipts.has(receipt), `Two lines have the receipt ${receipt}.`);
      receipts.add(receipt);
    },
  });
  requireIntegrity(
    accepted === counted.total,
    `${accepted} ballots were accepted, but ${counted.total} are in the log.`,
  );
  const statement = journal.findLast((entry) => entry.kind === 'closed');
  if (statement) requireStated(statement, counted, audit);
  return {
    counted,
    chains: heads.length,
    question,
    fingerprint: key.fingerprint,
    restored: restorationsIn(journal),
    statement: statement?.hash,
  };
}

function requireContinued(audit: PublishedAudit, earlier: PublishedAudit): void {
  requireIntegrity(
    earlier.poll === audit.poll,
    `The earlier file is of poll ${earlier.poll}, not of ${audit.poll}.`,
  );
  requireIntegrity(earlier.key.pem === audit.key.pem, 'The two files were signed with different keys.');
  for (const [place, { number, hash }] of earlier.journal.entries())
    requireIntegrity(
      audit.journal[place]?.hash === hash,
      `Entry ${number} of the journal was ${hash} once, and is ${audit.journal[place]?.hash ?? 'missing'} now.`,
    );
}

function requireStated(statement: JournalEntry, counted: Tally, { heads, log = [] }: PublishedAudit): void {
  if (statement.kind !== 'closed') return;
  const { ballots, counts, turnout, heads: stated } = statement.content;
  const sameHeads =
    stated.length === heads.length &&
    stated.every(({ chain, hash }) => heads.some((head) => head.chain === chain && head.hash === hash));
  requireIntegrity(
    sameHeads && ballots === counted.total,
    `The poll was closed with ${ballots} ballots, but ${counted.total} are in the log, or others.`,
  );
  if (counts) requireTally({ counts, total: ballots }, counted);
  if (!turnout) return;
  const minutes = new Map<number, number>();
  for (const { at } of log) minutes.set(at - (at % 60_000), (minutes.get(at - (at % 60_000)) ?? 0) + 1);
  for (const [minute, cast] of turnout)
    requireIntegrity(
      minutes.get(minute) === cast,
      `The turnout says ${cast} ballots in the minute ${minute}, the log ${minutes.get(minute) ?? 0}.`,
    );
  requireIntegrity(minutes.size === turnout.length, 'The turnout lacks minutes in which ballots were cast.');
}
