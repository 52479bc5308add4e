import { hash } from 'node:crypto';
import type { FilePlace } from './file-places.ts';

const atOnce = 8;

export async function copyFiles(names: readonly string[], from: FilePlace, to: FilePlace): Promise<void> {
  await inTurns(names, async (name) => {
    const bytes = await from.read(name);
    if (!bytes) throw new Error(`${name} is gone. Is the product still running?`);
    await to.write(name, bytes);
    const arrived = await to.read(name);
    if (!arrived || hash('sha256', arrived) !== hash('sha256', bytes))
      throw new Error(`${name} was not copied correctly.`);
  });
  const arrived = (await to.list()).length;
  if (arrived !== names.length) throw new Error(`${names.length} files left, ${arrived} came.`);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
