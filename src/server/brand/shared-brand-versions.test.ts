import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writtenBrand } from '#brand/brand.ts';
import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { Bucket } from '#bucket/bucket.ts';
import { type ObjectStorage, startObjectStorage } from '../../../tests/support/object-storage.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { BrandVersions } from './brand-versions.ts';
import { SharedBrandVersions } from './shared-brand-versions.ts';

let storage: ObjectStorage;
let bucket: Bucket;
let root: string;

beforeAll(async () => {
  storage = await startObjectStorage();
});
afterAll(() => storage.remove());
beforeEach(() => {
  root = directoryForTest();
  bucket = new Bucket(storage.place);
});
afterEach(async () => {
  const shared = bucket.part('brand-versions');
  for await (const objects of shared.list()) await shared.remove(objects.map(({ name }) => name));
});

function inColor(hex: string): WrittenBrand {
  const { ring } = writtenBrand.colors;
  return { ...writtenBrand, colors: { ...writtenBrand.colors, ring: { ...ring, hex } } };
}

async function site(
  name: string,
  of = bucket,
): Promise<{ brands: BrandVersions; shared: SharedBrandVersions }> {
  const brands = await BrandVersions.open(join(root, name), writtenBrand, 'https://example.org');
  return { brands, shared: new SharedBrandVersions(of, brands) };
}

const day = (date: number) => new Date(Date.UTC(2026, 7, date));

describe('versions of the identity in the bucket', () => {
  it('are known to a site with an empty disk, with when each began', async () => {
    const first = await site('first');
    await first.brands.adopt(inColor('#C8102E'), day(1));
    const { version } = first.brands.current;
    await first.brands.adopt(writtenBrand, day(2));
    await first.shared.share();

    const second = await site('second');
    // At first it takes the published record for new.
    await second.brands.adopt(writtenBrand, day(3));
    await second.shared.share();
    expect((await second.brands.files(version))?.brand.colors.ring.hex).toBe('#C8102E');
    expect(second.brands.eras).toEqual(first.brands.eras);
    expect(second.brands.latest[0]?.from?.version).toBe(version);
  });

  it('are exchanged by two sites that hear of a change one after the other', async () => {
    const first = await site('first');
    const second = await site('second');
    for (const [hour, record] of [writtenBrand, inColor('#C8102E'), writtenBrand].entries()) {
      await first.brands.adopt(record, new Date(day(1).getTime() + hour * 3_600_000));
      await second.brands.adopt(record, new Date(day(1).getTime() + hour * 3_600_000 + 400));
    }
    await first.shared.share();
    await second.shared.share();
    await first.shared.share();
    expect(second.brands.eras).toHaveLength(3);
    expect(second.brands.eras).toEqual(first.brands.eras);
  });

  it('of a newer build are kept, though nobody here can read them yet', async () => {
    const { brands, shared } = await site('first');
    await bucket.part('brand-versions').write('0123456789.json', Buffer.from('{"of":"tomorrow"}'));
    await shared.share();
    expect(await brands.files('0123456789')).toBeUndefined();
    expect(await brands.text('0123456789')).toContain('tomorrow');
  });

  it('wait for a bucket that is away, keep no site from ending, and are shared by its next start', async () => {
    const away = new Bucket({ ...storage.place, endpoint: 'http://127.0.0.1:1' });
    const { brands, shared } = await site('first', away);
    const sharing = shared.share();
    await shared.close();
    await sharing;
    expect(brands.current.brand.colors.ring.hex).toBe(writtenBrand.colors.ring.hex);
    await (await site('first')).shared.share();
    expect(await bucket.part('brand-versions').has(`${brands.current.version}.json`)).toBe(true);
  });
});
