import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { directoryForTest } from '../../tests/support/test-directory.ts';
import { keepAssets } from './kept-assets.ts';

const day = 24 * 60 * 60_000;
/** The real time, because a fake one far ahead would make the copied files old. */
const now = Date.now();

let directory: string;

beforeEach(() => {
  directory = directoryForTest();
  mkdirSync(join(directory, 'built'));
  writeFileSync(join(directory, 'built', 'app-new.js'), 'new');
});

function keptFrom(name: string, age: number): void {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets', name), 'old');
  utimesSync(join(directory, 'assets', name), (now - age) / 1000, (now - age) / 1000);
}

describe('hashed assets', () => {
  it('of the last 14 days stay beside the present build’s, older ones go', async () => {
    keptFrom('app-last-week.js', 7 * day);
    keptFrom('app-last-month.js', 30 * day);
    await keepAssets(join(directory, 'built'), join(directory, 'assets'), now);
    expect(readdirSync(join(directory, 'assets')).sort()).toEqual(['app-last-week.js', 'app-new.js']);
  });

  it('of the present build never age', async () => {
    keptFrom('app-new.js', 30 * day);
    await keepAssets(join(directory, 'built'), join(directory, 'assets'), now);
    expect(readdirSync(join(directory, 'assets'))).toEqual(['app-new.js']);
  });

  it('of the builds of several sites lie in one directory, whole, whoever starts at once', async () => {
    const shared = join(directory, 'assets');
    const large = 'x'.repeat(4_000_000);
    const builds = ['earlier', 'later'].map((build) => {
      const built = join(directory, build);
      mkdirSync(built);
      for (const ending of ['', '.br', '.gz']) writeFileSync(join(built, `app-${build}.js${ending}`), large);
      return built;
    });
    const endings = ['', '.br', '.gz'];
    let areKept = false;
    const keeping = Promise.all(
      [...builds, ...builds].map((built) => keepAssets(built, shared, now)),
    ).finally(() => {
      areKept = true;
    });
    const sizes = new Set<number | undefined>();
    while (!areKept) {
      for (const file of [join(shared, 'app-earlier.js'), join(shared, 'app-later.js')])
        if (existsSync(file))
          for (const ending of endings) sizes.add(statSync(file + ending, { throwIfNoEntry: false })?.size);
      await new Promise(setImmediate);
    }
    await keeping;
    expect([...sizes]).toEqual([large.length]);
    expect(readdirSync(shared).length).toBe(6);
    // The build that has not run for 14 days is deleted, without files that the other shares.
    await keepAssets(builds[1] ?? '', shared, now + 15 * day);
    expect(readdirSync(shared).every((name) => name.startsWith('app-later'))).toBe(true);
  });
});
