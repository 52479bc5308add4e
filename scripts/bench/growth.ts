import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { z } from 'zod';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import { ContentEditor } from '../../tests/support/content-editor.ts';
import { Product, temporaryDirectory } from '../../tests/support/product.ts';
import { median, megabytes, ms, quantile, tell } from './figures.ts';
import { memoryOf, processorTime } from './measured-site.ts';
import { multiplyContent } from './multiply-rows.ts';

/** In ms and MB, for any size. */
const budget = { visible: 2000, start: 10_000, memory: 400 };
const publications = 20;
const picturesForEachPage = 2.5;

/** What grows with the number of pages, from one with a text, a quote and a picture. */
export async function growth(): Promise<void> {
  for (const pages of [200, 2000, 20_000]) {
    console.log(`\n${pages} pages in two languages, ${pages * picturesForEachPage} pictures`);
    const data = await temporaryDirectory();
    const environment = { DEMO_CONTENT: '0', SITE_URL: 'https://bench.example.org' };
    const product = await Product.create({ dataDir: data.path, environment });
    try {
      await grow(product, pages);
    } finally {
      await product.stop();
      await data.remove();
    }
  }
}

async function grow(product: Product, pages: number): Promise<void> {
  await product.startContent();
  await publishFirst(await ContentEditor.signIn(product));
  await product.end('content');
  const media = pages * picturesForEachPage;
  multiplyContent(join(product.dataDir, 'content.sqlite'), { pages, media });
  await product.startContent();
  const editor = await ContentEditor.signIn(product);
  const spent = (name: 'site' | 'content') => processorTime(product.pid(name));

  const [read, readBy] = [performance.now(), await spent('content')];
  await product.startSite();
  tell('first read by a site with an empty disk', {
    time: ms(performance.now() - read),
    'CPU of the site': ms(await spent('site')),
    'of the content backend': ms((await spent('content')) - readBy),
  });
  await product.end('site');
  const started = performance.now();
  await product.startSite();
  tell('start from snapshots', {
    time: ms(performance.now() - started, budget.start),
    'CPU of the site': ms(await spent('site')),
  });
  const before = { site: await spent('site'), content: await spent('content') };
  const times = await publishInTurn(product, editor);
  tell('publish to visible', {
    median: ms(median(times)),
    p95: ms(quantile(times, 0.95), budget.visible),
    'CPU of the site': ms(((await spent('site')) - before.site) / publications),
    'of the content backend': ms(((await spent('content')) - before.content) / publications),
  });
  await tellSizes(product.siteUrl);
  tell('memory', {
    site: megabytes(await memoryOf(product.pid('site')), budget.memory),
    'content backend': megabytes(await memoryOf(product.pid('content'))),
  });
}

async function publishFirst(editor: ContentEditor): Promise<void> {
  const create = { width: 640, height: 480, channels: 3 as const, background: 'white' };
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const file = await editor.upload(new File([bytes], 'wachstum.jpg', { type: 'image/jpeg' }), {
    alt: 'Nichts als Weiß',
  });
  await editor.save('PATCH', `/media/${file}?locale=en`, { alt: 'Nothing but white' });
  const text = (title: string, words: string) => ({
    title,
    blocks: [
      { blockType: 'headline', title },
      { blockType: 'rich-text', content: lexicalFromRichText(richTextFromMarkdown(words.repeat(12))) },
      { blockType: 'blockquote', quote: words },
      { blockType: 'media', file },
    ],
  });
  const id = await editor.save('POST', '/pages?locale=de&draft=true', {
    path: '/wachstum',
    layout: 'default',
    ...text('Wachstum', 'Seite für Seite wird der Auftritt größer, und keine soll das merken. '),
  });
  await editor.save('PATCH', `/pages/${id}?locale=en`, {
    ...text('Growth', 'Page by page the site gets larger, and no page ought to notice it. '),
    _status: 'published',
  });
}

/** How long each page takes from “published” to visible, in ms. */
async function publishInTurn({ siteUrl }: Product, editor: ContentEditor): Promise<number[]> {
  const answer = await editor.request('GET', `/pages?limit=${publications}&depth=0`);
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number(), path: z.string() })) })
    .parse(await answer.json());
  const headers = { cookie: 'i18n_redirected=de' };
  const times: number[] = [];
  for (const { id, path } of docs) {
    const title = `Zuletzt ${id}`;
    await editor.save('PATCH', `/pages/${id}?locale=de`, { title, _status: 'published' });
    const began = performance.now();
    while (!(await (await fetch(siteUrl + path, { headers })).text()).includes(title)) await wait(10);
    times.push(performance.now() - began);
  }
  return times;
}

async function tellSizes(origin: string): Promise<void> {
  const latest = await (await fetch(`${origin}/builds/latest.json`)).json();
  const { id } = z.object({ id: z.string() }).parse(latest);
  for (const [what, path] of Object.entries({
    manifest: `/builds/meta/${id}.json`,
    sitemap: '/sitemap.xml',
    'sitemap, in parts': '/sitemaps/1.xml',
    'list of all pages': '/sk/v1/paths',
  })) {
    const answer = await fetch(origin + path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) tell(what, { compressed: { value: gzipSync(bytes).length / 1000, unit: 'kB' } });
  }
}
