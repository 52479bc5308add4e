import type { Payload } from 'payload';
import { deleteDueSubmissions } from '#content/inbox/submissions/delete-due.ts';
import { forgetFormerFiles } from '#content/library/media/replaced-files.ts';
import { watchSessions } from '#content/people/sessions/session-use.ts';
import type { Settings } from '#settings/settings.ts';
import { inviteFirstAccount, prepareFirstAccount } from './first-account.ts';
import { prepareIdentity } from './prepare-identity.ts';

/** Runs before the first request: migrations, an account that can sign in, demo content in an empty database. */
export async function prepareContent(payload: Payload, settings: Settings): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true' || process.env.NEXT_PHASE === 'phase-production-build') return;
  if (process.env.NODE_ENV !== 'production') {
    // In production the adapter migrates when it connects.
    await payload.db.migrate();
  }
  const hasAdmin = process.env.WITHOUT_ADMIN !== '1';
  watchSessions(payload);
  await prepareFirstAccount(payload, settings);
  await prepareIdentity(payload, settings.club);
  if (settings.demoContent) {
    // Imported on demand: a running process doesn't need the demo content.
    const { seedDemoContent } = await import('#content/process/seed/seed-demo-content.ts');
    const finish = await seedDemoContent(payload, settings.club);
    // On a first start visitors come first. What is left then, the built content backend does.
    if (hasAdmin) await finish();
    else
      void finish().catch((error) =>
        payload.logger.error({ err: error }, 'The demo pictures could not be drawn yet.'),
      );
  }
  try {
    await forgetFormerFiles(payload);
  } catch (error) {
    payload.logger.error({ err: error }, 'Former contents of replaced files could not be cleaned up yet.');
  }
  try {
    await deleteDueSubmissions(payload);
  } catch (error) {
    // Editors can still work; the hourly job retries.
    payload.logger.error({ err: error }, 'Submissions past their retention period could not be deleted yet.');
  }
  // Last, where it is seen; and each link ends the one before.
  if (hasAdmin) await inviteFirstAccount(payload);
}
