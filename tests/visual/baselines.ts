import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, TestInfo } from '@playwright/test';
import { comparePictures, type Pixels, pixelsOf, sharpOf } from './picture-comparison.ts';

export const baselineDirectory = join(import.meta.dirname, 'baselines');

const browserFile = join(baselineDirectory, 'browser.txt');

/** Set by `npm run baselines`: pictures are written instead of compared. */
const isRenewing = process.env.RENEW_BASELINES === '1';

export function drawingBrowser(browser: Browser): string {
  return `${browser.browserType().name()} ${browser.version().split('.')[0]} on ${process.platform}`;
}

/**
 * Why the baselines don't apply to this browser, if so: different browsers always render differently. Without the file
 * there are no baselines, and each comparison fails.
 */
export function reasonToSkip(browser: Browser): string | undefined {
  if (isRenewing || !existsSync(browserFile)) return undefined;
  const madeWith = readFileSync(browserFile, 'utf8').trim();
  const present = drawingBrowser(browser);
  if (madeWith === present) return undefined;
  return `The baselines were made with ${madeWith}, and this is ${present}. Renew them: npm run baselines`;
}

/** Compares a picture with its baseline, or writes the baseline. Returns the difference, if any. */
export async function compareWithBaseline(
  name: string,
  picture: Pixels,
  { browser, testInfo }: { browser: Browser; testInfo: TestInfo },
): Promise<string | undefined> {
  const file = join(baselineDirectory, name);
  if (isRenewing) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await packed(picture));
    await writeFile(browserFile, `${drawingBrowser(browser)}\n`);
    return undefined;
  }
  const baseline = await readFile(file).catch(() => undefined);
  if (!baseline) return `${name}: there is no such baseline. Make it: npm run baselines`;
  const { problem, marked } = await comparePictures(picture, await pixelsOf(baseline));
  if (problem === undefined) return undefined;
  const kept = testInfo.outputPath(name.replaceAll('/', '-').replace(/\.webp$/, '.png'));
  await mkdir(dirname(kept), { recursive: true });
  await sharpOf(picture).toFile(kept);
  if (marked) await writeFile(kept.replace(/\.png$/, '.difference.png'), marked);
  return `${name}: ${problem}. See ${kept}; if it should be so: npm run baselines`;
}

export async function baselineNames(): Promise<string[]> {
  const entries = await readdir(baselineDirectory, { recursive: true }).catch(() => []);
  return entries.filter((entry) => entry.endsWith('.webp')).map((entry) => entry.replaceAll('\\', '/'));
}

/** Distance between the 16 levels of a channel in a baseline. */
const step = 17;

/** 16 levels per channel halve the size; the error is far below the tolerance. */
async function packed(picture: Pixels): Promise<Buffer> {
  const data = picture.data.map((value) => Math.round(value / step) * step);
  return sharpOf({ ...picture, data: Buffer.from(data) })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}
