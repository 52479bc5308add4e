/**
 * Retakes the editors' guides' screenshots from the current admin: with the demo content, in both languages,
 * light theme. Review them before committing; the texts are in `src/content/desk/guides/texts`.
 *
 *     npm run guide-pictures              # all
 *     npm run guide-pictures -- picker    # those with one of these in their name
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { guidePicture, guidePictures } from '../src/content/desk/guides/guide-files.ts';
import { type EditorLanguage, editorLanguages, formatLocales } from '../src/i18n/editor-texts.ts';
import { ContentEditor } from '../tests/support/content-editor.ts';
import { signInAtDesk } from '../tests/support/desk-views.ts';
import { copyOfSeededData, Product } from '../tests/support/product.ts';
import { seededData } from '../tests/support/seeded-data.ts';
import { chromiumOrExit } from './browser/find-chromium.ts';
import { type Desk, guideScenes } from './browser/guide-scenes.ts';
import { buildIfStale, contentBuild, siteBuild } from './build/build-if-stale.ts';
import { refuseOldNode } from './operate/command-line.ts';

/** Size limit in bytes, also checked by a test. */
const heaviest = 40_000;

refuseOldNode();
const executablePath = chromiumOrExit();
for (const build of [siteBuild, contentBuild]) await buildIfStale(build);
process.env.SEEDED_DATA_DIR = await seededData();

const wanted = process.argv.slice(2);
const names = Object.keys(guideScenes).filter(
  (name) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const data = await copyOfSeededData();
const product = await Product.create({ dataDir: data.path });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
try {
  await product.start();
  mkdirSync(guidePictures, { recursive: true });
  for (const language of editorLanguages) await takeAll(browser, language);
} finally {
  await browser.close();
  await product.stop();
  await data.remove();
}

async function takeAll(from: Browser, language: EditorLanguage): Promise<void> {
  const context = await from.newContext({
    deviceScaleFactor: 1.5,
    locale: formatLocales[language],
    reducedMotion: 'reduce',
  });
  const cookies = { 'payload-lng': language, 'payload-theme': 'light' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.siteUrl })),
  );
  const page = await context.newPage();
  await signInAtDesk(page, product);
  const editor = await ContentEditor.signIn(product);
  for (const name of names) await take(name, { page, siteUrl: product.siteUrl, language, editor });
  await context.close();
}

async function take(name: string, desk: Desk): Promise<void> {
  const scene = guideScenes[name];
  if (!scene) throw new Error(`There is no scene ${name}.`);
  await desk.page.setViewportSize({ width: 960, height: 1400 });
  const { part, until, height } = await scene(desk);
  await desk.page.evaluate(() => document.fonts.ready);
  const picture = await photograph(desk.page, part, until, height);
  await desk.page.mouse.up();
  const file = guidePicture(name, desk.language);
  const bytes = await lightEnough(picture);
  writeFileSync(file, bytes);
  console.log(`${file.split('/').at(-1)}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

async function photograph(page: Page, part: Locator, until?: Locator, height?: number): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded();
  const top = await boxOf(part);
  const end = until ? await boxOf(until) : top;
  const margin = 12;
  const clip = {
    x: Math.max(0, top.x - margin),
    y: Math.max(0, top.y - margin),
    width: top.width + 2 * margin,
    height: Math.min(height ?? Number.POSITIVE_INFINITY, end.y + end.height - top.y + 2 * margin),
  };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} can't be seen.`);
  return box;
}

/** The best WebP below the size limit: first lower quality, then smaller. */
async function lightEnough(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  for (const share of [1, 0.8, 0.65])
    for (const quality of [80, 65, 50]) {
      const resized = sharp(picture).resize({ width: Math.round(width * share) });
      const bytes = await resized.webp({ quality, effort: 6 }).toBuffer();
      if (bytes.length <= heaviest) return bytes;
    }
  throw new Error('A picture is too heavy; let it show less.');
}
