/**
 * Writes a first start's data and an account for each role, once for all tests that begin with an empty site; run by
 * `payload run`.
 */
import { getPayload } from 'payload';
import config from '../../src/content/payload.config.ts';
import { accountOf } from './known-accounts.ts';

const payload = await getPayload({ config });
for (const role of ['editor', 'viewer'] as const)
  await payload.create({ collection: 'users', data: accountOf(role) });
await payload.destroy();
