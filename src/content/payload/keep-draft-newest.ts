import type { BaseDatabaseAdapter, CreateVersionArgs, JsonObject } from 'payload';

/**
 * When a single locale is published, Payload writes two versions: the published one, and a snapshot with the draft of
 * the other locales. Editors continue with the newer one, which Payload determines by timestamp: within the same
 * millisecond it was random, and the draft could disappear from the form. This makes the snapshot always the later
 * one.
 */
export function keepDraftNewest(adapter: Pick<BaseDatabaseAdapter, 'createVersion' | 'findVersions'>): void {
  const create = adapter.createVersion.bind(adapter);
  adapter.createVersion = async <T extends JsonObject>(args: CreateVersionArgs<T>) => {
    if (!args.snapshot) return create(args);
    const { docs } = await adapter.findVersions({
      collection: args.collectionSlug,
      where: { parent: { equals: args.parent } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      ...(args.req ? { req: args.req } : {}),
    });
    const [published] = docs;
    const after = published ? new Date(published.updatedAt).getTime() + 1 : 0;
    const moment = new Date(Math.max(new Date(args.updatedAt).getTime(), after)).toISOString();
    return create({ ...args, createdAt: moment, updatedAt: moment });
  };
}
