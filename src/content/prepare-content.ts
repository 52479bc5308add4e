import type { Payload } from 'payload';
import type { Settings } from '#settings/settings.ts';
import { watchSessions } from './accounts/session-use.ts';
import { prepareIdentity } from './brand/prepare-identity.ts';
import { prepareFirstAccount } from './first-account.ts';
import { forgetFormerFiles } from './media/replaced-files.ts';
import { deleteDueSubmissions } from './submissions/delete-due.ts';

/** Before the first request: tables as the code expects them, an account that can sign in, demo content in an empty database. */
export async function prepareContent(payload: Payload, settings: Settings): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true' || process.env.NEXT_PHASE === 'phase-production-build') return;
  if (process.env.NODE_ENV !== 'production') {
    // In production the adapter has migrated while it connected.
    await payload.db.migrate();
  }
  watchSessions(payload);
  await prepareFirstAccount(payload, settings);
  await prepareIdentity(payload, settings.club);
  if (settings.demoContent) {
    // Loaded only here: the pictures and texts are of no use to a running process.
    const { seedDemoContent } = await import('./seed/seed-demo-content.ts');
    await seedDemoContent(payload, settings.club);
  }
  try {
    await forgetFormerFiles(payload);
  } catch (error) {
    payload.logger.error({ err: error }, 'Files that were replaced could not be looked through yet.');
  }
  try {
    await deleteDueSubmissions(payload);
  } catch (error) {
    // Editors can work all the same; the hourly job tries again.
    payload.logger.error({ err: error }, 'Submissions whose time is over could not be deleted yet.');
  }
}
