import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { table } from '#content/people/accounts/account-rows.ts';
import { needsSecondFactor } from '#content/people/accounts/second-factor-rows.ts';

/** Granularity of a session's last use, in ms. */
const precision = 60_000;

const signedIn = z.object({
  _sid: z.string(),
  role: z.string(),
  secondFactor: z.object({ since: z.string().nullish() }).nullish(),
});

/**
 * Records when sessions are used, without delaying requests, and at most once a minute each. Rejects sessions of
 * accounts that now need a second factor, until they have one.
 */
export function watchSessions(payload: Payload): void {
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: precision });
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args);
      if (!result.user) return result;
      const { _sid: sid, role, secondFactor } = signedIn.parse(result.user);
      if (needsSecondFactor(role) && !secondFactor?.since) return { user: null };
      if (!noted.has(sid)) {
        noted.set(sid, true);
        void note(payload, sid);
      }
      return result;
    },
  }));
}

async function note(payload: Payload, sid: string): Promise<void> {
  try {
    const now = new Date().toISOString();
    await rowsOf(
      { payload },
      sql`UPDATE ${table({ payload }, 'users_sessions')} SET "last_used_at" = ${now} WHERE "id" = ${sid}`,
    );
  } catch (err) {
    payload.logger.warn({ err }, 'A session’s last use could not be recorded.');
  }
}
