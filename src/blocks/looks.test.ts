import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registeredLooks } from './looks.generated.ts';
import { loadAllLooks, lookFile } from './looks.ts';
import { registeredViews } from './views.generated.ts';

describe('the looks of a kind', () => {
  it('are called as their files, by which the server finds their stylesheets', async () => {
    const files = [
      ...Object.keys(registeredViews).map((kind) => `${kind}/${kind}`),
      ...Object.entries(registeredLooks).flatMap(([kind, { views }]) =>
        Object.keys(views).map((name) => lookFile(kind, name)),
      ),
    ];
    expect(files.filter((file) => !existsSync(`${import.meta.dirname}/${file}.tsx`))).toEqual([]);
    await loadAllLooks();
  });
});
