import { existsSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyDatabase } from '../operate/copy-database.ts';

/**
 * Copies what a standalone site needs to show its pages. A closed poll's page needs the votes and their secret: without
 * them it would show no result.
 */
export async function copySite(from: string, to: string): Promise<void> {
  for (const name of ['snapshots', 'brand-versions', 'secrets.json']) {
    if (existsSync(join(from, name))) await cp(join(from, name), join(to, name), { recursive: true });
  }
  // A page without its pictures would be unrealistically fast.
  if (existsSync(join(from, 'media'))) await symlink(resolve(from, 'media'), join(to, 'media'));
  const ballots = 'ballots.sqlite';
  if (existsSync(join(from, ballots))) await copyDatabase(join(from, ballots), join(to, ballots));
}
