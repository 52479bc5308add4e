import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { temporaryDirectory } from '../support/product.ts';

const buildSchema = z.object({ id: z.string() });

test('two separate builds of one source have the same id', async () => {
  const directory = await temporaryDirectory();
  try {
    const result = spawnSync('node', ['scripts/build/build-site.ts', directory.path], { encoding: 'utf8' });
    expect(result.status, result.stderr).toBe(0);
    const idOf = async (folder: string) =>
      buildSchema.parse(JSON.parse(await readFile(join(folder, 'client/build.json'), 'utf8'))).id;
    expect(await idOf(directory.path)).toBe(await idOf('dist'));
  } finally {
    await directory.remove();
  }
});
