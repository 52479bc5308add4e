import { expect, test } from 'vitest';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';

const backend = ContentBackend.forTests();

test('whoever is signed in sees what a kind of block looks like, and nothing else that lies there', async () => {
  const viewer = await backend.as('viewer');
  const picture = await viewer('GET', '/block-pictures/gallery');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  for (const name of ['nothing', 'club-details', '..%2F..%2Fpicture-endpoint.ts', 'toString'])
    expect((await viewer('GET', `/block-pictures/${name}`)).status, name).toBe(404);
  expect([401, 403]).toContain((await backend.request('GET', '/block-pictures/gallery')).status);
});

test('the same holds for the pictures of guides', async () => {
  const viewer = await backend.as('viewer');
  const picture = await viewer('GET', '/guide-pictures/picker/en');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  for (const path of ['nothing/de', 'picker/fr', '..%2Ftexts%2Fpages/de', 'picker/..%2F..%2Fguide-files'])
    expect((await viewer('GET', `/guide-pictures/${path}`)).status, path).toBe(404);
  expect([401, 403]).toContain((await backend.request('GET', '/guide-pictures/picker/en')).status);
});
