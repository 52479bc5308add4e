import { execFileSync } from 'node:child_process';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyOfSeededData, Product } from '../support/product.ts';
import { expect, test } from '../support/under-test.ts';

const warmUp = 2_000;
const total = 10_000;

/** Allowed growth of the content database and its WAL, for the paths that it lists to editors, in bytes. */
const mostCounted = 6 * 1024 * 1024;

const atOnce = 20;

test('ten thousand different unknown paths in both languages leave memory as it was, and on disk no more than a bounded list for editors', async () => {
  test.setTimeout(300_000);
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  try {
    await product.start();
    await askForUnknown(product.siteUrl, 0, warmUp);
    const filesBefore = await filesBelow(data.path);
    const memoryBefore = residentMemory(product.pid('site'));
    await askForUnknown(product.siteUrl, warmUp, total);
    const memoryAfter = residentMemory(product.pid('site'));
    const filesAfter = await filesBelow(data.path);
    expect(withoutContent(filesAfter)).toEqual(withoutContent(filesBefore));
    expect(sizeOf(filesAfter) - sizeOf(filesBefore)).toBeLessThan(mostCounted);
    expect(memoryAfter / memoryBefore).toBeLessThan(1.25);
    const home = await fetch(`${product.siteUrl}/strategie`);
    expect(home.status).toBe(200);
  } finally {
    await product.stop();
    await data.remove();
  }
});

/** Requests unknown paths with these numbers: pages and payloads, with queries, in both languages. */
async function askForUnknown(origin: string, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const number of numbers) {
        const answer = await fetch(origin + unknownPath(number), { redirect: 'error' });
        await answer.arrayBuffer();
        expect(answer.status).toBe(404);
      }
    }),
  );
}

function unknownPath(number: number): string {
  const prefix = number % 2 === 0 ? '' : '/en';
  const name = `${number.toString(36)}-${'x'.repeat(number % 200)}`;
  switch (number % 5) {
    case 0:
      return `${prefix}/unbekannt-${name}`;
    case 1:
      return `${prefix}/strategie/${name}`;
    case 2:
      return `${prefix}/demo/${name}?query=${number}`;
    case 3:
      return `${prefix}/${name}/_payload.js`;
    default:
      return `${prefix}/${encodeURIComponent(`ü ${name}`)}/`;
  }
}

async function filesBelow(directory: string): Promise<Record<string, number>> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file): Promise<[string, number]> => [file, (await lstat(file)).size])),
  );
}

function withoutContent(files: Record<string, number>): [string, number][] {
  return Object.entries(files).filter(([file]) => !/\/content\.sqlite(-\w+)?$/.test(file));
}

function sizeOf(files: Record<string, number>): number {
  return Object.values(files).reduce((sum, size) => sum + size, 0);
}

/** A process's resident memory in kB. */
function residentMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim());
}
