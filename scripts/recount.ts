/**
 * Recounts ballots from the log and verifies that nothing was changed, removed or added. The product may be
 * running.
 *
 *     npm run recount
 *     npm run recount -- <poll id>
 *     npm run recount -- <file>.json [<earlier file>.json]
 *
 * The first two verify every row of the store, with the club's secret. A file is a closed poll's audit as
 * published by the site: anyone can verify the result with nothing else, and with an earlier file also that
 * nothing has been rewritten since.
 */
import { readFile } from 'node:fs/promises';
import { ZodError } from 'zod';
import { locales } from '../src/i18n/locales.ts';
import { BallotKeys } from '../src/polls/ballot-keys.server.ts';
import { fingerprintOf } from '../src/polls/fingerprint.ts';
import { recountStore } from '../src/polls/open-ballot-reader.server.ts';
import type { AskedQuestion } from '../src/polls/poll-journal.server.ts';
import type { PollResult } from '../src/polls/poll-result.ts';
import {
  type PublishedAudit,
  publishedAuditSchema,
  verifyAudit,
} from '../src/polls/published-audit.server.ts';
import { refuseOldNode } from './check-node.ts';
import { exitWith } from './exit-with.ts';
import { settingsOrExit } from './settings-or-exit.ts';

refuseOldNode();
const [subject, earlier] = process.argv.slice(2);
const number = new Intl.NumberFormat('en');
try {
  if (subject?.endsWith('.json')) await recountFile(subject, earlier);
  else await recountPolls(subject);
} catch (error) {
  // An invalid format is as unsound as a wrong value.
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    exitWith(
      `The ballots contain data that the site did not write: ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  exitWith(error instanceof Error ? error.message : String(error));
}

async function recountPolls(poll: string | undefined): Promise<void> {
  const settings = settingsOrExit();
  const recounted = await recountStore(settings, new BallotKeys(settings.secrets.votes));
  const asked = poll === undefined ? [...recounted] : [...recounted].filter(([id]) => id === poll);
  if (asked.every(([, { counted }]) => counted.total === 0))
    exitWith(
      poll === undefined ? 'No ballot has been counted.' : `No ballot has been counted for poll ${poll}.`,
    );
  for (const [id, { counted, chains, question }] of asked) {
    if (poll === undefined) console.log(`Poll ${id}`);
    report(counted, chains, question);
  }
  console.log('Every row of every table is as it was written, and the result is what the ballots add up to.');
}

async function recountFile(file: string, earlierFile: string | undefined): Promise<void> {
  const audit = await readAudit(file);
  const before = earlierFile === undefined ? undefined : await readAudit(earlierFile);
  const { counted, chains, question, fingerprint, statement } = await verifyAudit(audit, before);
  report(counted, chains, question);
  console.log(
    'Every line follows from the one before it, none is missing, and the result is what they add up to.',
  );
  if (before) console.log('It continues the earlier file, of which nothing was rewritten.');
  console.log(
    statement
      ? `Closed with the statement ${fingerprintOf(statement)} (${statement}).`
      : 'There is no closing statement in it yet.',
  );
  console.log(
    `Signed with the key ${fingerprint}. Compare both with what the poll’s page says, and others have noted.`,
  );
}

async function readAudit(file: string): Promise<PublishedAudit> {
  const text = await readFile(file, 'utf8').catch(() => exitWith(`${file} can't be read.`));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    exitWith(`${file} is not JSON.`);
  }
  const published = publishedAuditSchema.safeParse(content);
  if (published.success) return published.data;
  const [issue] = published.error.issues;
  exitWith(`${file} is not a published audit: ${issue?.path.join('.')}: ${issue?.message}`);
}

function report({ counts, total }: PollResult, chains: number, question: AskedQuestion | undefined): void {
  const ballots = total === 1 ? 'ballot' : 'ballots';
  console.log(`${number.format(total)} ${ballots} in ${chains} ${chains === 1 ? 'chain' : 'chains'}.`);
  const wording = question?.en ?? locales.map((locale) => question?.[locale]).find((written) => written);
  if (wording) console.log(wording.question);
  const rows = Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([option, votes]) => {
      const label = wording?.options.find(({ id }) => id === option)?.label;
      return [label ? `${label} (${option})` : option, number.format(votes)] as const;
    });
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  for (const [name, votes] of rows) console.log(`  ${name.padEnd(width)}  ${votes}`);
}
