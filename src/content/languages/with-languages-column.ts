import type { CollectionConfig, Field } from 'payload';

/** Shows in a collection's list in which languages each document is written. */
export function withLanguagesColumn(collection: CollectionConfig): CollectionConfig {
  const column: Field = {
    name: 'languages',
    type: 'ui',
    label: { de: 'Sprachen', en: 'Languages' },
    admin: { components: { Cell: '/languages/languages-cell.tsx#LanguagesCell' } },
  };
  const [first, ...columns] = collection.admin?.defaultColumns ?? [];
  return {
    ...collection,
    admin: {
      ...collection.admin,
      ...(first === undefined ? {} : { defaultColumns: [first, 'languages', ...columns] }),
    },
    fields: [...collection.fields, column],
  };
}
