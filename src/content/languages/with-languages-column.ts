import type { CollectionConfig, Field } from 'payload';

/** Shows in a collection's list in which languages each document is written. `nameField` is what it is called by in each. */
export function withLanguagesColumn(collection: CollectionConfig, nameField: string): CollectionConfig {
  const column: Field = {
    name: 'languages',
    type: 'ui',
    label: { de: 'Sprachen', en: 'Languages' },
    admin: {
      components: {
        Cell: { path: '/languages/languages-cell.tsx#LanguagesCell', serverProps: { nameField } },
      },
    },
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
