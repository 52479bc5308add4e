import type { Payload } from 'payload';
import { z } from 'zod';

/** The content hash at the end of a file name (`model/collections/media.ts`); Payload adds a number to duplicates. */
const contentMark = /-([0-9a-f]{10})(?:-\d+)?\.\w+$/;

const filesSchema = z.array(z.object({ id: z.union([z.string(), z.number()]), filename: z.string() }));

/** Up to ten other files in the library with identical content. */
export async function filesOfSameContent(
  payload: Payload,
  { id, filename }: { id: string | number; filename: string },
): Promise<z.infer<typeof filesSchema>> {
  const mark = contentMark.exec(filename)?.[1];
  if (!mark) return [];
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ filename: { like: mark } }, { id: { not_equals: id } }] },
    depth: 0,
    limit: 10,
    pagination: false,
    sort: 'createdAt',
    select: { filename: true },
  });
  return filesSchema.parse(docs).filter((file) => contentMark.exec(file.filename)?.[1] === mark);
}
