import type { CollectionConfig, Field } from 'payload';
import { usedOnEndpoint } from '#content/graph/references/used-on-endpoint.ts';
import { refuseTrashedFile } from '#content/library/media/trashed-files.ts';
import { refuseNeeded } from './refuse-needed.ts';
import { trashDays } from './trash-limits.ts';
import { keepTrashRules, unlessTrashed } from './trash-rules.ts';

const deletedAt: Field = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: { de: 'Gelöscht am', en: 'Deleted on' },
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    position: 'sidebar',
    condition: (data) => Boolean(data.deletedAt),
    description: {
      de: `Wird ${trashDays} Tage danach endgültig gelöscht.`,
      en: `Is deleted for good ${trashDays} days after that.`,
    },
    date: { displayFormat: 'dd.MM.yyyy' },
    components: { Cell: '/lifecycle/trash/deleted-at-cell.tsx#DeletedAtCell' },
  },
};

const usedOnPanel: Field = {
  name: 'usedOn',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/lifecycle/trash/used-on-panel.tsx#UsedOnPanel' },
  },
};

export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, upload } = collection;
  return {
    ...collection,
    trash: true,
    ...(typeof upload === 'object'
      ? { upload: { ...upload, handlers: [refuseTrashedFile, ...(upload.handlers ?? [])] } }
      : {}),
    endpoints: [...(collection.endpoints || []), usedOnEndpoint],
    fields: [...collection.fields, deletedAt, usedOnPanel],
    hooks: {
      ...hooks,
      beforeChange: [keepTrashRules, ...(hooks?.beforeChange ?? []).map(unlessTrashed)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseNeeded],
    },
    admin: {
      ...admin,
      defaultColumns: [...(admin?.defaultColumns ?? []), 'deletedAt'],
      components: {
        ...admin?.components,
        beforeListTable: [
          ...(admin?.components?.beforeListTable ?? []),
          '/lifecycle/trash/trash-note.tsx#TrashNote',
        ],
        edit: {
          ...admin?.components?.edit,
          editMenuItems: ['/lifecycle/trash/trash-menu-item.tsx#TrashMenuItem'],
        },
      },
    },
  };
}
