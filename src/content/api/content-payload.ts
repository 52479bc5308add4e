import { setTimeout as wait } from 'node:timers/promises';
import { getPayload, type Payload } from 'payload';
import { causeOf } from '#content/cause-of.ts';
import { settings } from '#content/content-settings.ts';
import config from '#content/payload.config.ts';
import { SettingsError } from '#settings/settings.ts';

/** Between two tries to reach a database that is away, in ms. */
const pause = 1000;

/** As Node has them of a connection, and Postgres of a server that begins, ends or has no room. */
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
 * The one Payload of this process, with the clock of scheduled publishing. The first call opens, migrates and seeds
 * the database, and waits for one that is away; a process that can't do that ends, because it could only refuse every
 * request.
 *
 * It is called by routes and not by Next's instrumentation hook: that one is bundled apart and has error classes of its
 * own, by which the REST API would not know a refusal from a breakdown.
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

/** Whether Postgres, or the way to it, is not there, and not what it was asked. A database in a file never comes by itself. */
function isDatabaseAway(error: unknown): error is Error {
  if (settings.databaseUrl === undefined || !(error instanceof Error)) return false;
  const cause = causeOf(error);
  const code = 'code' in cause ? cause.code : undefined;
  // A socket's file is gone with its server; another file that is missing is another matter.
  const isSocketGone = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
  const isLate = /timeout exceeded|connection timeout/i.test(cause.message);
  return isSocketGone || isLate || awayCodes.some((away) => away === code);
}
