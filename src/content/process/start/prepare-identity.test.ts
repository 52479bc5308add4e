import { describe, expect, test } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { readWrittenBrand } from '#content/identity/brand/read-brand.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { prepareIdentity } from './prepare-identity.ts';

/** As the button “Publish” sends it; otherwise a save is a draft. */
const published = { _status: 'published' };

describe.each(databasesOfSuite)('an identity chosen for an empty database, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: { CLUB: 'second' }, isFirstStart: true });

  test('is the club’s, and stays so when somebody changes a value of it', async () => {
    expect(await readWrittenBrand(backend.payload)).toEqual(clubs.second);
    const editor = await backend.as('editor');
    const answer = await editor('POST', '/globals/brand?locale=de&fallback-locale=none', {
      club: 'first',
      spacing: { fixed: { gap: '1rem' } },
      ...published,
    });
    expect(answer.status, await answer.text()).toBe(200);
    const { spacing, ...rest } = await readWrittenBrand(backend.payload);
    expect({ ...rest, spacing: { ...spacing, gap: clubs.second.spacing.gap } }).toEqual(clubs.second);
    expect(spacing.gap).toBe('1rem');
    // A list emptied in a draft falls back to the club's own.
    await editor('POST', '/globals/brand?locale=de&draft=true', { voice: { rules: [] } });
    const emptied = await editor('POST', '/globals/brand?locale=de', published);
    expect(emptied.status, await emptied.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).voice).toEqual(clubs.second.voice);
  });

  test('is given to no database that has one', async () => {
    const before = await readWrittenBrand(backend.payload);
    await prepareIdentity(backend.payload, 'second');
    expect(await readWrittenBrand(backend.payload)).toEqual(before);
  });
});

test.each(databasesOfSuite)(
  'what is delivered can be gone back to after the first change, on %s',
  async (database) => {
    const backend = await ContentBackend.start({ database });

    const editor = await backend.as('editor');
    const changed = await editor('POST', '/globals/brand?locale=de', {
      colors: { ring: { hex: '#C8102E' } },
      ...published,
    });
    expect(changed.status, await changed.text()).toBe(200);
    const { docs } = await backend.payload.findGlobalVersions({ slug: 'brand', sort: '-createdAt' });
    const [, delivered] = docs.filter(({ version }) => version._status === 'published');
    const restored = await editor('POST', `/globals/brand/versions/${delivered?.id}`);
    expect(restored.status, await restored.text()).toBe(200);
    expect((await editor('POST', '/globals/brand?locale=de', published)).status).toBe(200);
    expect(await readWrittenBrand(backend.payload)).toEqual(clubs.first);
    await backend.end();
  },
  60_000,
);
