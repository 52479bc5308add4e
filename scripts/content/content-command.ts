import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { ArchiveFile } from '../../src/content/wire/archive/archive-file.ts';
import {
  type ImportLine,
  type ImportOutcome,
  importLineSchema,
} from '../../src/content/wire/archive/import-outcome.ts';
import { readArchive } from '../../src/content/wire/archive/read-archive.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { exitWith } from '../operate/command-line.ts';

/** Reports what an import does, or would do: a line per affected document, and totals. */
class ImportReport {
  readonly #dryRun: boolean;
  readonly #counts: Record<ImportOutcome['outcome'], number> = {
    created: 0,
    changed: 0,
    unchanged: 0,
    conflict: 0,
    refused: 0,
  };

  constructor(dryRun: boolean) {
    this.#dryRun = dryRun;
  }

  get isAllDone(): boolean {
    return this.#counts.conflict === 0 && this.#counts.refused === 0;
  }

  tell({ kind, key, title, outcome, changes, reasons }: ImportOutcome): void {
    this.#counts[outcome] += 1;
    if (outcome === 'unchanged') return;
    // Settings have no title of their own.
    const name = title === key ? key : kind === key ? `“${title}”` : `“${title}” (${key})`;
    const what = changes.length > 0 && outcome !== 'refused' ? `: ${changes.join('; ')}` : '';
    console.log(`${outcome.padEnd(9)} ${kind} ${name}${what}`);
    for (const reason of reasons) console.log(`          ${reason}`);
  }

  sum(): void {
    const { created, changed, unchanged, conflict, refused } = this.#counts;
    const verb = this.#dryRun ? 'would be' : 'were';
    console.log(
      `${created} ${verb} created, ${changed} ${verb} changed, ${unchanged} are the same already, ${conflict} are in conflict, ${refused} ${verb} refused.${this.#dryRun ? ' Nothing was changed.' : ''}`,
    );
  }
}

export type ContentCommand =
  | { name: 'export'; file: string }
  | { name: 'import'; file: string; dryRun: boolean; overwrite: boolean };

type ImportCommand = Extract<ContentCommand, { name: 'import' }>;

/** Writes the archive to a temporary file, and renames it once it is complete and readable. */
export async function exportTo(settings: Settings, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  const remove = () => rm(unfinished, { force: true });
  // The archive contains drafts and forms' recipients, so only its owner may read it.
  process.umask(0o077);
  try {
    for await (const line of openDatabase(settings, { to: unfinished }))
      if ('error' in line) throw new Error(line.error);
    const archive = await ArchiveFile.open(unfinished);
    const { manifest } = await readArchive(archive).finally(() => archive.close());
    await rename(unfinished, file);
    const counts = Object.entries(manifest.documents).map(([kind, count]) => `${count} ${kind}`);
    console.log(`Exported to ${file}: ${counts.join(', ')}.`);
    if (manifest.missing.length > 0)
      console.log(`Not included, because their files are missing: ${manifest.missing.join(', ')}.`);
  } catch (error) {
    await remove();
    exitWith(`Nothing was exported. ${said(error)}`);
  }
}

/** Returns whether the whole archive was imported, or would be. */
export async function importFrom(settings: Settings, command: ImportCommand): Promise<boolean> {
  await refuseSecondWriter(settings);
  const { file: from, dryRun, overwrite } = command;
  const report = new ImportReport(command.dryRun);
  let isFinished = false;
  try {
    for await (const line of openDatabase(settings, { from, dryRun, overwrite })) {
      if ('error' in line) exitWith(line.error);
      if ('finished' in line) isFinished = true;
      else report.tell(line);
    }
  } catch (error) {
    report.sum();
    exitWith(`The import was aborted: ${said(error)} It can be run again.`);
  }
  if (!isFinished) exitWith('The import was aborted. It can be run again.');
  report.sum();
  return report.isAllDone;
}

/** SQLite allows only one writing process; Postgres many. */
async function refuseSecondWriter({ databaseUrl, contentApiBase }: Settings): Promise<void> {
  const isRunning = await fetch(`${contentApiBase}/health/live`).then(
    () => true,
    () => false,
  );
  if (isRunning && !databaseUrl)
    exitWith(
      'The product is running, and on SQLite no other process may write meanwhile. Stop it and start again.',
    );
}

async function* openDatabase(
  { runsContent, contentApiBase, port }: Settings,
  command: object,
): AsyncGenerator<ImportLine> {
  if (!runsContent)
    throw new Error(
      `${contentApiBase} does not answer. Run this on the content backend’s machine, or start it first.`,
    );
  const child = spawn('payload', ['run', 'src/content/process/commands/archive-command.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
      SITE_PORT: String(port),
      CONTENT_COMMAND: JSON.stringify(command),
    },
  });
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => {
    complaint = (complaint + part.toString()).slice(-4000);
  });
  const printed = z.object({ content: importLineSchema });
  let hasEnded = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"content":')) continue;
    const { content } = printed.parse(JSON.parse(line));
    hasEnded ||= 'finished' in content || 'error' in content;
    yield content;
  }
  if (!hasEnded) throw new Error(`The content’s database can’t be opened.\n${complaint}`);
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
