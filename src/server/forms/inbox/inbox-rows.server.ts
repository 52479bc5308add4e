import { z } from 'zod';
import { type SubmissionRecord, submissionRecordSchema } from '#forms/submission-record.ts';
import type { Query } from './inbox-database.server.ts';

/** Postgres returns bigints as text. */
export const whole = z.coerce.number().int();

/** How long mails' states are collected before they are sent to the content backend, in ms. */
export const gathering = 1000;

export async function rowsOf<Row extends z.ZodType>(
  row: Row,
  found: Promise<readonly unknown[]>,
): Promise<z.infer<Row>[]> {
  return z.array(row).parse(await found);
}

const recordRow = z.object({
  receipt: z.string(),
  record: z.string(),
  reply_to: z.string().nullable(),
  revision: whole,
});

const mailRow = z.object({
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'kept']),
  sent_at: z.string().nullable(),
  attempts: whole,
  problem: z.string().nullable(),
});

export interface ReadRecord {
  record: SubmissionRecord;
  replyTo: string | undefined;
}

export async function readRecords(
  query: Query,
  receipts: readonly string[],
): Promise<Map<string, ReadRecord>> {
  const records = new Map<string, ReadRecord>();
  for (const receipt of new Set(receipts)) {
    const [row] = await rowsOf(
      recordRow,
      query('select receipt, record, reply_to, revision from submissions.records where receipt = $1', [
        receipt,
      ]),
    );
    if (!row) continue;
    const mails = await rowsOf(
      mailRow,
      query(
        'select recipient, state, sent_at, attempts, problem from submissions.mails where receipt = $1 order by place',
        [receipt],
      ),
    );
    records.set(receipt, { record: withStates(row, mails), replyTo: row.reply_to ?? undefined });
  }
  return records;
}

/** Marks a record as changed and schedules its delivery, unless one is scheduled already. */
export async function changeRecord(query: Query, receipt: string, now: number): Promise<void> {
  await query(
    'update submissions.records set revision = revision + 1, due_at = coalesce(due_at, $2) where receipt = $1',
    [receipt, now + gathering],
  );
}

function withStates(
  { record, revision }: z.infer<typeof recordRow>,
  states: readonly z.infer<typeof mailRow>[],
): SubmissionRecord {
  const written = submissionRecordSchema.parse(JSON.parse(record));
  const byRecipient = new Map(states.map((mail) => [mail.recipient, mail]));
  return {
    ...written,
    revision,
    mails: written.mails.map((mail) => {
      const now = byRecipient.get(mail.recipient);
      if (!now) return mail;
      return {
        ...mail,
        state: now.state,
        attempts: now.attempts,
        ...(now.sent_at === null ? {} : { sentAt: now.sent_at }),
        ...(now.problem === null ? {} : { lastProblem: now.problem }),
      };
    }),
  };
}
