import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { emptyPage } from '../../../tests/support/empty-page.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { PageDocuments, pageOf } from './page-documents.ts';
import { outlineOf } from './page-outline.ts';
import { Snapshots } from './snapshots.ts';

let dataDir: string;
let documents: PageDocuments;

beforeEach(() => {
  dataDir = directoryForTest();
  documents = new PageDocuments(new Snapshots(dataDir));
});

const titled = (title: string) =>
  pageOf({ version: '1', document: { ...emptyPage('/'), title }, records: ['media/1'] });
const read = () => documents.read({ ...titled(''), outline: outlineOf(emptyPage('/')), version: '1' });

it('are read from the disk once, as they were written last', async () => {
  await documents.write(titled('Alt'), '1');
  expect(read()).toEqual(titled('Alt'));
  expect(read()).toBe(read());
  await documents.write(titled('Neu'), '2');
  expect(read()).toEqual(titled('Neu'));
});

it('stay in memory that can’t be written', async () => {
  // No directory can be made where a file is.
  writeFileSync(join(dataDir, 'snapshots'), '');
  await expect(documents.write(titled('Ungeschrieben'), '1')).rejects.toThrow();
  expect(read()).toEqual(titled('Ungeschrieben'));
});

it('are not there once they are forgotten and their file is gone', async () => {
  await documents.write(titled('Weg'), '1');
  expect(read()).toBeDefined();
  rmSync(join(dataDir, 'snapshots'), { recursive: true });
  documents.forget('de:/');
  expect(read()).toBeUndefined();
});
