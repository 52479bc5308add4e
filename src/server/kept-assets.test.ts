import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets } from './kept-assets.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2027, 0, 31);

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'heimspiel-assets-'));
  mkdirSync(join(directory, 'built'));
  writeFileSync(join(directory, 'built', 'app-new.js'), 'new');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function keptFrom(name: string, age: number): void {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets', name), 'old');
  utimesSync(join(directory, 'assets', name), (now - age) / 1000, (now - age) / 1000);
}

describe('hashed assets', () => {
  it('of the last 14 days stay beside the present build’s, older ones go', async () => {
    keptFrom('app-last-week.js', 7 * day);
    keptFrom('app-last-month.js', 30 * day);
    const kept = await keepAssets(join(directory, 'built'), directory, now);
    expect(readdirSync(kept).sort()).toEqual(['app-last-week.js', 'app-new.js']);
  });

  it('of the present build never age', async () => {
    keptFrom('app-new.js', 30 * day);
    await keepAssets(join(directory, 'built'), directory, now);
    expect(readdirSync(join(directory, 'assets'))).toEqual(['app-new.js']);
  });
});
