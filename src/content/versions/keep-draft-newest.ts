import type { BaseDatabaseAdapter, CreateVersionArgs, JsonObject } from 'payload';

/**
 * Where one language is published alone, Payload writes two versions, one after the other: what is published, and, as a
 * snapshot, the draft that the other languages still have. The newer one is what editors see and go on with, and which that
 * is Payload knows by the millisecond alone: within the same one either may be it, and the draft was gone from the form.
 * From now on the snapshot is always the later one.
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
