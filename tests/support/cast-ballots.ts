/**
 * Casts one ballot per choice, each by a new voter, while the product runs.
 *
 *     node tests/support/cast-ballots.ts <data directory> <poll> <option> …
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { askedQuestionOf } from '../../src/polls/asked-question.ts';
import { openBallotStore } from '../../src/polls/open-ballot-store.server.ts';
import { pollListSchema } from '../../src/polls/poll-list.ts';
import { readSettings } from '../../src/settings/settings.ts';

const [dataDir = '', poll = '', ...options] = process.argv.slice(2);
const state = z
  .object({ polls: pollListSchema })
  .parse(JSON.parse(readFileSync(join(dataDir, 'snapshots', 'state.json'), 'utf8')));
const listed = state.polls.polls.find(({ id }) => id === poll);
const written = listed?.de ?? listed?.en;
if (!listed || !written) throw new Error(`The site knows no poll ${poll}.`);
const question = askedQuestionOf(listed, written);
const store = await openBallotStore({ ...readSettings({ DATA_DIR: dataDir }), databaseUrl: undefined });
for (const option of options) {
  const [receipt, voter] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  await store.cast({ poll, receipt, voter, choices: [option], ranked: false, at: Date.now(), question });
}
await store.close();
