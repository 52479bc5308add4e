import { spawnSync } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from './product.ts';

/** A replacement in a source file; `from` must occur exactly once. */
interface Change {
  file: string;
  from: string;
  to: string;
}

interface Copy {
  path: string;
  remove: () => Promise<void>;
}

/** Builds the site from a modified copy of the sources, where it also has to run. */
export async function buildChangedSite(changes: readonly Change[]): Promise<Copy> {
  const copy = await changedSources(changes);
  const built = spawnSync('node', ['scripts/build/build-site.ts'], { cwd: copy.path, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The changed site could not be built:\n${built.stderr}`);
  return copy;
}

export async function changedSources(changes: readonly Change[]): Promise<Copy> {
  const copy = await temporaryDirectory();
  const filter = (path: string) => !path.includes('.next');
  for (const part of ['src', 'scripts', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    await cp(part, join(copy.path, part), { recursive: true, filter });
  await symlink(resolve('node_modules'), join(copy.path, 'node_modules'));
  for (const { file, from, to } of changes) {
    const changed = join(copy.path, file);
    const text = await readFile(changed, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have “${from}” exactly once.`);
    await writeFile(
      changed,
      text.replace(from, () => to),
    );
  }
  return copy;
}
