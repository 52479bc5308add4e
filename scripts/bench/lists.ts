import { join } from 'node:path';
import { z } from 'zod';
import { ContentEditor } from '../../tests/support/content-editor.ts';
import { median, ms, tell } from './figures.ts';
import { withProduct } from './measured-site.ts';
import { multiplyContent } from './multiply-rows.ts';

const content = { pages: 500, media: 2000 };
const rounds = 15;

/** In ms, for a view's complete response. */
const budget = 500;

export function lists(): Promise<void> {
  console.log(`\nViews of the admin, with ${content.pages} pages and ${content.media} files`);
  const multiply = (dataDir: string) => multiplyContent(join(dataDir, 'content.sqlite'), content);
  return withProduct(async (product) => {
    const { authorization = '' } = await product.signIn();
    // As an administrator's browser asks for views.
    const headers = { authorization, cookie: authorization.replace('JWT ', 'payload-token=') };
    const editor = await ContentEditor.signIn(product);
    const newest = async (collection: string) => {
      const answer = await editor.request('GET', `/${collection}?limit=1&sort=-id&depth=0`);
      return z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(await answer.json()).docs[0]
        .id;
    };
    const [page, file] = [await newest('pages'), await newest('media')];
    for (const path of [
      '/admin',
      '/admin/collections/pages',
      '/admin/collections/pages?search=500',
      '/admin/collections/media',
      '/admin/collections/media?limit=96',
      '/admin/collections/polls',
      '/admin/collections/redirects',
      `/admin/collections/pages/${page}`,
      `/admin/collections/pages/${page}/versions`,
      `/admin/collections/media/${file}`,
      '/admin/globals/project-settings',
      `/api/pages/${page}/used-on`,
      `/api/pages/${page}/other-language?locale=en`,
      '/api/media/1/used-on',
      '/api/link-targets?kind=page&search=demo&locale=de',
    ]) {
      const times: number[] = [];
      // The first one compiles the view's modules.
      for (let round = 0; round <= rounds; round += 1) {
        const began = performance.now();
        const answer = await fetch(product.siteUrl + path, { headers, redirect: 'manual' });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text}`);
        if (round > 0) times.push(performance.now() - began);
      }
      tell(path, { median: ms(median(times), budget) });
    }
  }, multiply);
}
