/**
 * Exports an installation's content as an archive, and imports one: pages, media, polls, forms, products,
 * redirects, settings and identity in all languages, but no votes, submissions or accounts. The product may
 * be running, except during an import into SQLite.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ContentCommand, exportTo, importFrom } from './content/content-command.ts';
import { exitWith, refuseOldNode, settingsOrExit } from './operate/command-line.ts';

const usage = `Say what is to be done, and with which archive:
  npm run content -- export ./content.zip
  npm run content -- import ./content.zip --dry-run
  npm run content -- import ./content.zip
With --dry-run changes are only reported. With --overwrite the archive also replaces what was changed here since.`;

refuseOldNode();
const command = commandOrExit();
const settings = settingsOrExit();
if (command.name === 'export') {
  if (existsSync(command.file)) exitWith(`${command.file} is there already. Name a new file.`);
  await exportTo(settings, command.file);
} else {
  if (!existsSync(command.file)) exitWith(`${command.file} is not there.`);
  const isAllDone = await importFrom(settings, command);
  process.exitCode = isAllDone ? 0 : 1;
}

function commandOrExit(): ContentCommand {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    overwrite: { type: 'boolean', default: false },
  } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [name, given, ...rest] = positionals;
    const { 'dry-run': dryRun, overwrite } = values;
    if (given && rest.length === 0) {
      const file = resolve(given);
      if (name === 'import') return { name, file, dryRun, overwrite };
      if (name === 'export' && !dryRun && !overwrite) return { name, file };
    }
  } catch {
    // An unknown option: ignoring it would skip what the user meant.
  }
  return exitWith(usage);
}
