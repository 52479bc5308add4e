import type { Payload } from 'payload';
import type { Settings } from '#settings/settings.ts';
import { prepareFirstAccount } from './first-account.ts';

/** Before the first request: tables as the code expects them, an account that can sign in, demo content in an empty database. */
export async function prepareContent(payload: Payload, settings: Settings): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true' || process.env.NEXT_PHASE === 'phase-production-build') return;
  if (process.env.NODE_ENV !== 'production') {
    // In production the adapter has migrated while it connected.
    await payload.db.migrate();
  }
  await prepareFirstAccount(payload, settings);
  if (!settings.demoContent) return;
  // Loaded only here: the pictures and texts are of no use to a running process.
  const { seedDemoContent } = await import('./seed/seed-demo-content.ts');
  await seedDemoContent(payload);
}
