/**
 * Casts ballots until it is killed, and prints the receipt of each counted one.
 *
 *     node tests/support/ballot-storm.ts <poll> <data directory> <secret> [database]
 */
import { randomBytes } from 'node:crypto';
import { openBallotStore } from '../../src/polls/open-ballot-store.server.ts';
import type { AskedQuestion } from '../../src/polls/poll-journal.server.ts';

const [poll = '', dataDir = '', votes = '', databaseUrl] = process.argv.slice(2);
const store = await openBallotStore({ dataDir, databaseUrl, secrets: { votes } });
const question: AskedQuestion = { method: 'multiple', minChoices: 1, maxChoices: 2, integrity: 'device' };
await Promise.all(Array.from({ length: 200 }, castForEver));

async function castForEver(): Promise<never> {
  for (;;) {
    const receipt = randomBytes(16).toString('hex');
    const voter = randomBytes(16).toString('hex');
    const choices = receipt < '8' ? ['wide'] : ['narrow', 'tall'];
    const at = Date.now();
    const outcome = await store.cast({ poll, receipt, voter, choices, ranked: false, at, question });
    if (outcome === 'counted')
      process.stdout.write(`${receipt}
`);
  }
}
