import { setTimeout as wait } from 'node:timers/promises';
import { getPayload, type Payload } from 'payload';
import { causeOf } from '#content/foundation/operation/cause-of.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import config from '#content/payload.config.ts';
import { SettingsError } from '#settings/settings.ts';

/** Between attempts to reach a database that is down, in ms. */
const pause = 1000;

/** Node's codes for connections, and Postgres' for a server that starts, stops or has no free connection. */
const awayCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P03',
];

/**
 * The process's only Payload instance, with its job clock. The first call connects, migrates and seeds the database,
 * waiting for one that is down; if that fails the process exits, because it could only refuse every request.
 *
 * Called by routes and not by Next's instrumentation hook, which is bundled separately: the REST API would not
 * recognise its error classes and take refusals for failures.
 */
export async function contentPayload(): Promise<Payload> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await getPayload({ config, cron: true });
    } catch (error) {
      if (!isDatabaseAway(error)) {
        const reason = error instanceof SettingsError ? error.message : error;
        console.error('[content] The content backend could not start.', reason);
        process.exit(1);
      }
      const { message } = causeOf(error);
      if (isFirst) console.error(`[content] The database can’t be reached; waiting for it. ${message}`);
      await wait(pause);
    }
  }
}

/** Whether Postgres can't be reached, as opposed to a failing statement. A database file never comes back by itself. */
function isDatabaseAway(error: unknown): error is Error {
  if (settings.databaseUrl === undefined || !(error instanceof Error)) return false;
  const cause = causeOf(error);
  const code = 'code' in cause ? cause.code : undefined;
  // A socket file disappears with its server; other missing files are a different error.
  const isSocketGone = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
  const isLate = /timeout exceeded|connection timeout/i.test(cause.message);
  return isSocketGone || isLate || awayCodes.some((away) => away === code);
}
