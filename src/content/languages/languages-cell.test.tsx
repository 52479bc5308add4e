import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentBackend } from '../../../tests/support/content-backend.ts';
import { LanguagesCell } from './languages-cell.tsx';

let backend: ContentBackend;
beforeAll(async () => {
  backend = await ContentBackend.start();
});
afterAll(() => backend.end());

test('without a row the cell of languages is empty', async () => {
  const { createLocalReq } = await import('payload');
  const { i18n } = await createLocalReq({}, backend.payload);
  const { config: collectionConfig } = backend.payload.collections.pages;
  const [field] = collectionConfig.fields;
  if (!field) throw new Error('Pages have no fields.');
  const shared = {
    payload: backend.payload,
    i18n,
    collectionConfig,
    collectionSlug: 'pages',
    columnIndex: 0,
  };
  expect(
    await LanguagesCell({ ...shared, field, cellData: undefined, rowData: undefined, nameField: 'title' }),
  ).toBeNull();
});
