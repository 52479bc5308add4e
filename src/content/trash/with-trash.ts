import type { CollectionConfig } from 'payload';
import { usedOnEndpoint } from '#content/references/used-on-endpoint.ts';
import { refuseNeeded } from './refuse-needed.ts';
import { keepTrashRules, unlessTrashed } from './trash-rules.ts';

/** Gives a collection its trash, with the rules for it and the list of where a document is used. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection;
  return {
    ...collection,
    trash: true,
    endpoints: [...(collection.endpoints || []), usedOnEndpoint],
    hooks: {
      ...hooks,
      beforeChange: [keepTrashRules, ...(hooks?.beforeChange ?? []).map(unlessTrashed)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseNeeded],
    },
  };
}
