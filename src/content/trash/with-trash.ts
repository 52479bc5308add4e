import type { Access, CollectionConfig } from 'payload';
import { isAdmin, isEditor } from '#content/access/roles.ts';
import { usedOnEndpoint } from '#content/references/used-on-endpoint.ts';
import { isRecord } from '#fields/content-field.ts';
import { refuseNeeded } from './refuse-needed.ts';
import { keepTrashRules, unlessTrashed } from './trash-rules.ts';

/** Editors move to the trash. Only what lies there can be deleted for good, and only by admins. */
const throughTrash: Access = ({ data, req }) => {
  const goesToTrash = isRecord(data) && Boolean(data.deletedAt);
  if (goesToTrash) return isEditor(req.user);
  return isAdmin(req.user) && { deletedAt: { exists: true } };
};

/** Gives a collection its trash, with the rules for it and the list of where a document is used. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    trash: true,
    access: { ...collection.access, delete: throughTrash },
    endpoints: [...(collection.endpoints || []), usedOnEndpoint],
    hooks: {
      ...hooks,
      beforeChange: [keepTrashRules, ...(hooks?.beforeChange ?? []).map(unlessTrashed)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseNeeded],
    },
  };
}
