import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rowsOf } from '#content/rows-of.ts';
import { table } from './account-rows.ts';
import { needsSecondFactor } from './second-factor/second-factor-rows.ts';

/** How exactly it is known when a session was last used, in ms. */
const precision = 60_000;

const signedIn = z.object({
  _sid: z.string(),
  role: z.string(),
  secondFactor: z.object({ since: z.string().nullish() }).nullish(),
});

/**
 * Notes when sessions are used, beside the requests that use them and at most once a minute for each. Sessions from a time
 * when their account needed no second factor are none, as long as it has none.
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
    payload.logger.warn({ err }, 'When a session was last used could not be noted.');
  }
}
