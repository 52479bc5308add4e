import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { ContentEditor } from '../../tests/support/content-editor.ts';
import { copyOfSeededData, Product } from '../../tests/support/product.ts';
import { megabytes, tell } from './figures.ts';
import { asAdministrator, memoryOf } from './measured-site.ts';

const hours = 8;
const savesInAnHour = 150;

/** After how many saves an editor does that once. */
const every = { form: 4, view: 12, publication: 19, picture: 50 };

const views = ['', '/collections/pages', '/collections/media', '/collections/polls'];

/** Memory of the content backend in a day of editing: forms, lists, autosaved drafts, publishing, large pictures. */
export async function editing(): Promise<void> {
  console.log('\nMemory of the content backend during a day of editing');
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  const memory = () => memoryOf(product.pid('content'));
  let looking: NodeJS.Timeout | undefined;
  try {
    await product.startContent();
    tell('just started', { memory: megabytes(await memory()) });
    let most = 0;
    looking = setInterval(async () => {
      most = Math.max(most, await memory());
    }, 500);
    for (let hour = 1; hour <= hours; hour += 1) {
      await work(product, hour);
      tell(`after ${hour} h of work`, { memory: megabytes(await memory()) });
    }
    tell('at most', { memory: megabytes(most, 700) });
    await wait(30_000);
    tell('after half a minute of rest', { memory: megabytes(await memory()) });
  } finally {
    clearInterval(looking);
    await product.stop();
    await data.remove();
  }
}

async function work(product: Product, hour: number): Promise<void> {
  const headers = await asAdministrator(product);
  const editor = await ContentEditor.signIn(product);
  const listed = await editor.request('GET', '/pages?limit=100&depth=0&locale=de');
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number(), title: z.string() })) })
    .parse(await listed.json());
  const look = async (path: string) => {
    const answer = await fetch(`${product.contentUrl}/admin${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}.`);
    await answer.arrayBuffer();
  };
  for (let save = 0; save < savesInAnHour; save += 1) {
    const { id = 0, title = '' } = docs[(hour + save) % docs.length] ?? {};
    if (save % every.form === 0) await look(`/collections/pages/${id}?locale=de`);
    if (save % every.view === 0) await look(views[(hour + save) % views.length] ?? '');
    const changed = { title: `${title} ${hour}.${save}`, _status: 'draft' };
    await editor.save('PATCH', `/pages/${id}?locale=de&draft=true&autosave=true`, changed);
    if (save % every.publication === 0) {
      // The publishing checks' warnings need a reason, such as for a line that is the same in both languages.
      const published = { title, reason: 'Zum Messen.', _status: 'published' };
      await editor.save('PATCH', `/pages/${id}?locale=de`, published);
    }
    if (save % every.picture === 0) {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
      const create = { width: 6000, height: 4000, channels: 3 as const, background: 'white', noise };
      const bytes = new Uint8Array(await sharp({ create }).jpeg({ quality: 60 }).toBuffer());
      const name = `${hour}-${save}`;
      await editor.upload(new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }), { alt: name });
    }
  }
}
