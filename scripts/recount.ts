/**
 * Counts a poll's ballots anew from its log, and verifies that the log is whole. The product may go on running.
 *
 *     npm run recount -- <poll id>
 *     npm run recount -- <file>.json
 *
 * A file is what the site publishes of a closed poll: with it anyone can verify the result, and needs nothing else.
 */
import { readFile } from 'node:fs/promises';
import { openBallotReader } from '../src/polls/open-ballot-reader.server.ts';
import { type LogVerdict, publishedLogSchema, verifyLog } from '../src/polls/verify-log.server.ts';
import { refuseOldNode } from './check-node.ts';
import { exitWith } from './exit-with.ts';
import { settingsOrExit } from './settings-or-exit.ts';

refuseOldNode();
const [subject] = process.argv.slice(2);
if (!subject) exitWith('Say which poll: npm run recount -- 7, or the file of its published log.');
report(subject.endsWith('.json') ? await recountFile(subject) : await recountPoll(subject));

async function recountPoll(poll: string): Promise<LogVerdict> {
  const { dataDir, databaseUrl } = settingsOrExit();
  const reader = openBallotReader({ dataDir, databaseUrl });
  const readHeads = async () => (await reader.audit(poll)).heads;
  try {
    // While votes are cast, the two questions meet the same moment if they name as many ballots.
    for (;;) {
      const { heads, accepted } = await reader.audit(poll);
      const tally = await reader.tally(poll);
      if (heads.length === 0) exitWith(`No ballot has been counted for poll ${poll}.`);
      if (tally.total === accepted)
        return await verifyLog({ poll, log: reader.log(poll), heads, tally, headsAfter: readHeads });
    }
  } finally {
    await reader.close();
  }
}

async function recountFile(file: string): Promise<LogVerdict> {
  const text = await readFile(file, 'utf8').catch(() => exitWith(`${file} can't be read.`));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    exitWith(`${file} is not JSON.`);
  }
  const published = publishedLogSchema.safeParse(content);
  if (!published.success) {
    const [issue] = published.error.issues;
    exitWith(`${file} is no published log: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return verifyLog(published.data);
}

function report(verdict: LogVerdict): void {
  if ('problem' in verdict) exitWith(verdict.problem);
  const { counted, chains } = verdict;
  const number = new Intl.NumberFormat('en');
  const ballots = counted.total === 1 ? 'ballot' : 'ballots';
  console.log(
    `${number.format(counted.total)} ${ballots} in ${chains} ${chains === 1 ? 'chain' : 'chains'}.`,
  );
  const rows = Object.entries(counted.counts).sort(([, one], [, other]) => other - one);
  const width = Math.max(0, ...rows.map(([option]) => option.length));
  for (const [option, votes] of rows) console.log(`  ${option.padEnd(width)}  ${number.format(votes)}`);
  console.log(
    'Every line follows from the one before it, none is missing, and the result is what they add up to.',
  );
}
