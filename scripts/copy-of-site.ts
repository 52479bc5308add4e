import { existsSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyDatabase } from './copy-database.ts';

/**
 * Copies what a site that runs by itself needs to show its pages as they are. A closed poll is one of votes and of the
 * secret that they are signed by: without either, its page would ask for a result instead of saying it.
 */
export async function copySite(from: string, to: string): Promise<void> {
  for (const name of ['snapshots', 'brand-versions', 'secrets.json']) {
    if (existsSync(join(from, name))) await cp(join(from, name), join(to, name), { recursive: true });
  }
  // A page without its pictures would be faster than it is.
  if (existsSync(join(from, 'media'))) await symlink(resolve(from, 'media'), join(to, 'media'));
  const ballots = 'ballots.sqlite';
  if (existsSync(join(from, ballots))) await copyDatabase(join(from, ballots), join(to, ballots));
}
