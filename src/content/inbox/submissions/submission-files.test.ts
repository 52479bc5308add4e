import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bucket } from '#bucket/bucket.ts';
import { type ObjectStorage, startObjectStorage } from '../../../../tests/support/object-storage.ts';
import { directoryForTests } from '../../../../tests/support/test-directory.ts';
import type { SubmissionFiles } from './stored-files.ts';
import { BucketFiles, DiskFiles } from './stored-files.ts';

let storage: ObjectStorage;
const directory = directoryForTests();
const places: { name: string; open: () => SubmissionFiles }[] = [
  { name: 'on the disk', open: () => new DiskFiles(directory) },
  { name: 'in a bucket', open: () => new BucketFiles(new Bucket(storage.place)) },
];

beforeAll(async () => {
  storage = await startObjectStorage();
});

afterAll(() => storage.remove());

const first = '5f0c7f5e-6d4c-4a53-9f43-0d3f2ea1c001';
const second = '5f0c7f5e-6d4c-4a53-9f43-0d3f2ea1c002';
const file = '5f0c7f5e-6d4c-4a53-9f43-0d3f2ea1c003';
const other = '5f0c7f5e-6d4c-4a53-9f43-0d3f2ea1c004';

describe.each(places)('files of submissions $name', ({ open }) => {
  it('are kept once, listed by submission, and gone with it', async () => {
    const files = open();
    expect(await files.write(first, file, Buffer.from('one'))).toBe(true);
    expect(await files.write(first, file, Buffer.from('again'))).toBe(false);
    await files.write(first, other, Buffer.from('two'));
    await files.write(second, file, Buffer.from('three'));
    expect((await files.read(first, file))?.toString()).toBe('one');
    expect(await files.read(first, second)).toBeUndefined();
    const listed = await files.list();
    expect([...listed.keys()].sort()).toEqual([first, second]);
    expect(listed.get(first)).toBeGreaterThan(0);
    await files.remove(first);
    expect(await files.has(first, file)).toBe(false);
    expect(await files.has(second, file)).toBe(true);
    await files.remove(first);
    expect([...(await files.list()).keys()]).toEqual([second]);
  });
});
