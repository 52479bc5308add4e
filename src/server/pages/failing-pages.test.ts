import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSite } from '../../../tests/support/site-of-content.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { Renderer } from './render.tsx';

let site: Awaited<ReturnType<typeof newSite>>;

beforeEach(async () => {
  site = await newSite({ DATA_DIR: directoryForTest(), CONTENT_API_BASE: 'http://127.0.0.1:9' });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

async function ask(address: string): Promise<{ status: number; retry: string | null; html: string }> {
  const answer = await site.app.request(address, {}, {});
  return { status: answer.status, retry: answer.headers.get('retry-after'), html: await answer.text() };
}

test.each([
  ['/strategie', 'Diese Seite wird gerade eingerichtet.', 'This site is being set up.'],
  ['/en/strategie', 'This site is being set up.', 'Diese Seite wird gerade eingerichtet.'],
])(
  '2.10 error page: before anything is known, %s says in each language that the site is being set up, and looks again',
  async (address, headline, elsewhere) => {
    const { status, retry, html } = await ask(address);
    expect([status, retry]).toEqual([503, '5']);
    expect(html).toContain(`<title>${headline}</title>`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${headline}</h1>`));
    expect(html).toContain(`>${elsewhere} `);
    expect(html).toContain('<meta content="5" http-equiv="refresh"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

test('2.10 error page: what the site fails at is in its log, and not on the page', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const render = vi.spyOn(Renderer.prototype, 'renderStep');
  render.mockImplementationOnce(() => {
    throw new Error('the reason');
  });
  const { status, html } = await ask('/en/strategie');
  expect(status).toBe(500);
  expect(html).toContain('<title>500 - Internal Server Error</title>');
  expect(html).toContain('data-error-variant="server-error"');
  expect(html).not.toContain('the reason');
  expect(html).not.toContain('.tsx');
  expect(log.mock.calls.map(([line]) => String(line)).join('')).toContain('the reason');
});
