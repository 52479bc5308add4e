/**
 * Recounts ballots from the log and verifies that nothing was changed, removed or added. The product may be
 * running.
 *
 *     npm run recount
 *     npm run recount -- <poll id>
 *     npm run recount -- <file>.json [<earlier file>.json]
 *     npm run recount -- --accept "We restored the backup of 21 November."
 *
 * The first two verify every row of the store, with the club's secret, and that it continues what the content database
 * remembers of it. `--accept` gives up what is missing, for a reason that every such poll says from then on: here, on
 * its page and in its audit. A file is a closed poll's audit as
 * published by the site: anyone can verify the result with nothing else, and with an earlier file also that
 * nothing has been rewritten since.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { locales } from '../src/i18n/locales.ts';
import { BallotKeys } from '../src/polls/ballot-keys.server.ts';
import { fingerprintOf } from '../src/polls/fingerprint.ts';
import { recountStore } from '../src/polls/open-ballot-reader.server.ts';
import { openBallotStore } from '../src/polls/open-ballot-store.server.ts';
import type { AskedQuestion, Restoration } from '../src/polls/poll-journal.server.ts';
import {
  type PublishedAudit,
  publishedAuditSchema,
  verifyAudit,
} from '../src/polls/published-audit.server.ts';
import { recordRestored } from '../src/polls/restorations.server.ts';
import type { Tally } from '../src/polls/tally.ts';
import { exitWith, refuseOldNode, settingsOrExit } from './operate/command-line.ts';
import { readWitnessedVotes } from './operate/witnessed-votes.ts';

refuseOldNode();
const { accept, subject, earlier } = readArguments();
const number = new Intl.NumberFormat('en');
try {
  if (accept !== undefined) await acceptRestored(accept);
  else if (subject?.endsWith('.json')) await recountFile(subject, earlier);
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
  const witnessed = await readWitnessedVotes(settings);
  const recounted = await recountStore(settings, new BallotKeys(settings.secrets.votes), witnessed);
  const asked = poll === undefined ? [...recounted] : [...recounted].filter(([id]) => id === poll);
  if (asked.every(([, { counted }]) => counted.total === 0))
    exitWith(
      poll === undefined ? 'No ballot has been counted.' : `No ballot has been counted for poll ${poll}.`,
    );
  for (const [id, { counted, chains, question, restored }] of asked) {
    if (poll === undefined) console.log(`Poll ${id}`);
    report(counted, chains, question);
    reportRestored(restored);
  }
  console.log('Every row of every table is as it was written, and the result is what the ballots add up to.');
  if (!witnessed)
    exitWith(
      'But neither the content database nor the content backend is there to say whether these are all ballots: older ones would look the same.',
    );
}

async function acceptRestored(reason: string): Promise<void> {
  const settings = settingsOrExit();
  const keys = new BallotKeys(settings.secrets.votes);
  const witnessed = await readWitnessedVotes(settings);
  if (!witnessed)
    exitWith(
      'Neither the content database nor the content backend is there, so nothing is known to be missing.',
    );
  // Ballots that were deleted begin anew.
  await (await openBallotStore(settings)).close();
  await recountStore(settings, keys);
  const polls = await recordRestored(settings, reason, witnessed);
  if (polls.length === 0) exitWith('Nothing is missing in the ballots.');
  await recountStore(settings, keys, witnessed);
  console.log(`From now on it says so wherever the result is: poll ${polls.join(', ')}.`);
}

async function recountFile(file: string, earlierFile: string | undefined): Promise<void> {
  const audit = await readAudit(file);
  const before = earlierFile === undefined ? undefined : await readAudit(earlierFile);
  const { counted, chains, question, restored, fingerprint, statement } = await verifyAudit(audit, before);
  report(counted, chains, question);
  reportRestored(restored);
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

function reportRestored(restored: readonly Restoration[]): void {
  for (const { at, reason } of restored)
    console.log(
      `Brought back from a backup on ${new Date(at).toISOString()}, so later votes may be missing: ${reason}`,
    );
}

function readArguments(): {
  accept: string | undefined;
  subject: string | undefined;
  earlier: string | undefined;
} {
  try {
    const { values, positionals } = parseArgs({
      options: { accept: { type: 'string' } },
      allowPositionals: true,
    });
    const [subject, earlier] = positionals;
    return { accept: values.accept, subject, earlier };
  } catch {
    exitWith('Say why: npm run recount -- --accept "We restored the backup of 21 November."');
  }
}

function report({ counts, total }: Tally, chains: number, question: AskedQuestion | undefined): void {
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
