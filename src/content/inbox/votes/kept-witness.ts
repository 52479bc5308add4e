import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { type WitnessedChange, type WitnessedRow, witnessedListSchema } from '#polls/witnessed-list.ts';

/** What is remembered of these polls' votes, or of all. */
export async function readWitness(payload: Payload, polls?: readonly string[]): Promise<WitnessedRow[]> {
  const { witnessed_votes: kept } = payload.db.tables;
  const among = polls
    ? sql`WHERE "poll" IN (${sql.join(
        polls.map((poll) => sql`${poll}`),
        sql`, `,
      )})`
    : sql``;
  const rows = await rowsOf({ payload }, sql`SELECT "poll", "content", "seal" FROM ${kept} ${among}`);
  return witnessedListSchema.parse({ polls: rows }).polls;
}

/** Replaces what the site has compared with the votes, and nothing else; returns what is remembered now. */
export async function keepWitness(
  payload: Payload,
  changes: readonly WitnessedChange[],
): Promise<WitnessedRow[]> {
  const { witnessed_votes: kept } = payload.db.tables;
  for (const { poll, content, seal, after } of changes)
    await rowsOf(
      { payload },
      sql`INSERT INTO ${kept} AS "kept" ("poll", "content", "seal") VALUES (${poll}, ${content}, ${seal})
        ON CONFLICT ("poll") DO UPDATE SET "content" = excluded."content", "seal" = excluded."seal"
        WHERE "kept"."seal" = ${after}`,
    );
  return changes.length > 0
    ? readWitness(
        payload,
        changes.map(({ poll }) => poll),
      )
    : [];
}
