import type { CollectionConfig, Field } from 'payload';

export function withLanguagesColumn(collection: CollectionConfig): CollectionConfig {
  const column: Field = {
    name: 'languages',
    type: 'ui',
    label: { de: 'Sprachen', en: 'Languages' },
    admin: { components: { Cell: '/lifecycle/languages/languages-cell.tsx#LanguagesCell' } },
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
