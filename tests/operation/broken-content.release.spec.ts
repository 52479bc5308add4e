import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ContentEditor } from '../support/content-editor.ts';
import { copyOfSeededData, Product, until } from '../support/product.ts';
import { SpoilingProxy } from '../support/spoiling-proxy.ts';

test('a page document that fails its schema: the last good one stays, and the log names the field', async () => {
  const data = await copyOfSeededData();
  const content = await Product.create({ dataDir: data.path });
  await content.startContent();
  const proxy = new SpoilingProxy(content.contentUrl, {
    path: encodeURIComponent('/demo/html'),
    spoil: (text) => text.replace(/"layout":"[a-z]+"/, '"layout":"brochure"'),
  });
  const site = await Product.create({
    dataDir: data.path,
    environment: { CONTENT_API_BASE: await proxy.listen() },
  });
  try {
    await site.startSite();
    const editor = await ContentEditor.signIn(content);
    const read = async (path: string) => (await fetch(site.siteUrl + path)).text();
    await until('all is read', async () => (await read('/demo/html')).includes('<h1'));
    const before = await read('/demo/html');
    proxy.isSpoiling = true;
    await editor.publishHeadline('/demo/html', 'de', 'Verdorben');
    await editor.publishHeadline('/demo/embed', 'de', 'Unverdorben');
    await until('the other page changes', async () => (await read('/demo/embed')).includes('Unverdorben'));
    await until('the log says which field', () => /\/demo\/html \(de\) stays .*layout/.test(site.output));
    expect(await read('/demo/html')).toBe(before);
    proxy.isSpoiling = false;
    await editor.publishHeadline('/demo/html', 'de', 'Geheilt');
    await until('it heals', async () => (await read('/demo/html')).includes('Geheilt'));
  } finally {
    proxy.close();
    await Promise.all([site.stop(), content.stop()]);
    await data.remove();
  }
});

test('a damaged snapshot costs its own page alone, and only until the content backend answers', async () => {
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  try {
    await product.start();
    await product.stop();
    const directory = join(data.path, 'snapshots', 'pages');
    const names = await readdir(directory);
    const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
    const index = texts.findIndex((text) => text.includes('"path":"/strategie","locale":"de"'));
    await writeFile(join(directory, names[index] ?? ''), '{"version":"1","docum');
    await product.startSite();
    const status = async (path: string) => (await fetch(product.siteUrl + path)).status;
    expect(await status('/strategie')).toBe(404);
    expect(await status('/en/strategie')).toBe(200);
    expect(product.output).toContain('is damaged');
    await product.startContent();
    await until('the page is back', async () => (await status('/strategie')) === 200);
  } finally {
    await product.stop();
    await data.remove();
  }
});
