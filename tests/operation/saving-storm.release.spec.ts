import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { copyOfSeededData, Product } from '../support/product.ts';

const clients = 5;
const pagesEach = 10;

/** What a client knows of a page: the last round that was answered with success, and whether one is unanswered. */
interface Attempt {
  id: string;
  confirmed: number;
  attempted: number;
}

const bothLanguages = z.object({
  title: z.object({ de: z.string(), en: z.string() }),
  blocks: z.object({
    de: z.array(z.object({ title: z.string() })),
    en: z.array(z.object({ title: z.string() })),
  }),
});

test('five clients save fifty localised pages while the content process is killed: each page is whole, no success is lost', async () => {
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  try {
    await product.startContent();
    const editor = await ContentEditor.signIn(product);
    const attempts: Attempt[] = [];
    for (let index = 0; index < clients * pagesEach; index += 1) {
      const title = { de: 'Runde 0', en: 'Round 0' };
      attempts.push({ id: await editor.publishPage(`/sturm-${index}`, title), confirmed: 0, attempted: 0 });
    }
    let confirmations = 0;
    const saving = Array.from({ length: clients }, async (_, client) => {
      const own = attempts.slice(client * pagesEach, (client + 1) * pagesEach);
      for (let round = 1; ; round += 1) {
        for (const attempt of own) {
          attempt.attempted = round;
          const text = `Runde ${round}`;
          const reason = 'Auf Englisch bleibt es ein Baustein.';
          const body = { title: text, blocks: threeBlocks(text), reason, _status: 'published' };
          const answer = await editor
            .request('PATCH', `/pages/${attempt.id}?locale=de`, body)
            .catch(() => undefined);
          // The process is gone; whether this save was stored nobody can know.
          if (!answer) return;
          expect(answer.status, await answer.text().catch(() => '')).toBe(200);
          attempt.confirmed = round;
          confirmations += 1;
          if (confirmations === 75) void product.end('content', 'SIGKILL');
        }
      }
    });
    await Promise.all(saving);
    expect(confirmations).toBeGreaterThanOrEqual(75);
    await product.startContent();
    const again = await ContentEditor.signIn(product);
    for (const { id, confirmed, attempted } of attempts) {
      const page = bothLanguages.parse(
        await (await again.request('GET', `/pages/${id}?locale=all&depth=0`)).json(),
      );
      const round = Number(page.title.de.replace('Runde ', ''));
      expect([confirmed, attempted]).toContain(round);
      expect(new Set(page.blocks.de.map(({ title }) => title))).toEqual(new Set([page.title.de]));
      expect(page.title.en).toBe('Round 0');
      expect(page.blocks.en).toHaveLength(1);
    }
  } finally {
    await product.stop();
    await data.remove();
  }
});

function threeBlocks(title: string): object[] {
  return [1, 2, 3].map(() => ({ blockType: 'headline', title }));
}
