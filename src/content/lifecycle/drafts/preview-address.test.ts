import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newPagePath } from '#pages/new-page.ts';
import { mayPreview } from '#pages/preview-token.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';

const backend = ContentBackend.forTests();
const { editor } = backend;
let secret: string;
beforeAll(async () => {
  const { settings } = await import('#content/foundation/operation/content-settings.ts');
  secret = settings.secrets.preview;
});

const made = z.object({ doc: z.object({ id: z.number() }) });
const answered = z.object({ address: z.string().nullable() });

async function makePage(values: object): Promise<number> {
  const answer = await editor('POST', '/pages?locale=de&draft=true', values);
  return made.parse(await answer.json()).doc.id;
}

async function addressOf(id: number | 'new', locale: 'de' | 'en'): Promise<URL | null> {
  const answer = await editor('GET', `/pages/${id}/preview-address?locale=${locale}`);
  const { address } = answered.parse(await answer.json());
  return address === null ? null : new URL(address);
}

test('a form that stays open is given a right that holds from now on, for a saved page and for a new one', async () => {
  const id = await makePage({ path: '/offen', title: 'Offen' });
  for (const [which, path] of [
    [id, '/offen'],
    ['new', newPagePath],
  ] as const) {
    const address = await addressOf(which, 'de');
    expect(address?.pathname).toBe(path);
    const token = address?.searchParams.get('preview') ?? '';
    expect(mayPreview({ path, locale: 'de' }, token, secret, Date.now() + 3_500_000)).toBe(true);
    expect(mayPreview({ path, locale: 'en' }, token, secret, Date.now())).toBe(false);
  }
  expect((await addressOf('new', 'en'))?.pathname).toBe(`/en${newPagePath}`);
});

test('what has no title in a language has no address there, and strangers get none', async () => {
  const id = await makePage({ path: '/nur-deutsch', title: 'Nur Deutsch' });
  expect(await addressOf(id, 'en')).toBeNull();
  for (const which of [id, 'new'])
    expect((await backend.request('GET', `/pages/${which}/preview-address?locale=de`)).status).toBe(403);
  for (const which of ['999999', 'nix'])
    expect((await editor('GET', `/pages/${which}/preview-address?locale=de`)).status).toBe(404);
});
