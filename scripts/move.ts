/**
 * Moves a product to another database and storage: content with its versions, accounts, uploads, ballots with
 * their chains, submissions. From SQLite and disk to Postgres and a bucket, or back, or only one of both.
 *
 * A place is a `DATA_DIR`, or a service's environment file. The product must be stopped. The source is not
 * changed.
 */
import { parseArgs } from 'node:util';
import { houseToEnter, houseToLeave } from './moving/house.ts';
import { Removal } from './moving/removal.ts';
import { exitWith, refuseOldNode } from './operate/command-line.ts';

refuseOldNode();
const { from, to, dryRun } = readArguments();
const old = houseToLeave(from);
try {
  const removal = await Removal.plan(old, houseToEnter(to, old));
  try {
    if (dryRun) removal.tryOut();
    else if (removal.isAlmostDone) removal.finish();
    else await removal.run();
  } finally {
    await removal.close();
  }
} catch (error) {
  exitWith(error instanceof Error ? error.message : String(error));
}

function readArguments(): { from: string; to: string; dryRun: boolean } {
  const usage = `Say from where to where, each a DATA_DIR or a file of settings:
  npm run move -- --from ./data --to ./new-house.env
With --dry-run nothing is changed, and said what would be.`;
  try {
    const options = {
      from: { type: 'string' },
      to: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    } as const;
    const { values } = parseArgs({ options });
    if (values.from && values.to) return { from: values.from, to: values.to, dryRun: values['dry-run'] };
  } catch {
    // An unknown option: ignoring it would skip what the user meant.
  }
  return exitWith(usage);
}
