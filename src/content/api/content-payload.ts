import { getPayload, type Payload } from 'payload';
import config from '#content/payload.config.ts';
import { SettingsError } from '#settings/settings.ts';

/**
 * The one Payload of this process, with the clock of scheduled publishing. The first call opens, migrates and seeds
 * the database; a process that can't do that ends, because it could only refuse every request.
 *
 * It is called by routes and not by Next's instrumentation hook: that one is bundled apart and has error classes of its
 * own, by which the REST API would not know a refusal from a breakdown.
 */
export async function contentPayload(): Promise<Payload> {
  try {
    return await getPayload({ config, cron: true });
  } catch (error) {
    const reason = error instanceof SettingsError ? error.message : error;
    console.error('[content] The content backend could not start.', reason);
    process.exit(1);
  }
}
