/**
 * Casts one ballot for each choice, by a voter of its own, while the product runs.
 *
 *     node tests/support/cast-ballots.ts <data directory> <poll> <option> …
 */
import { randomBytes } from 'node:crypto';
import { openBallotStore } from '../../src/polls/open-ballot-store.server.ts';

const [dataDir = '', poll = '', ...options] = process.argv.slice(2);
const store = await openBallotStore({ dataDir, databaseUrl: undefined });
for (const option of options) {
  const [receipt, voter] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  await store.cast({ poll, receipt, voter, choices: [option], ranked: false, at: Date.now() });
}
await store.close();
