import { z } from 'zod';

/** What lies in the clipboard for blocks: text, so that it can be carried anywhere. */
const format = 'heimspiel/blocks';

/** More than a page has. */
const mostBlocks = 100;

const copiedSchema = z.object({
  format: z.literal(format),
  /** Where it was copied: ids of files and polls mean something there alone. */
  installation: z.string().max(100),
  blocks: z
    .array(z.looseObject({ blockType: z.string().max(100) }))
    .min(1)
    .max(mostBlocks),
});

export type CopiedBlocks = z.infer<typeof copiedSchema>;

export function writeCopied(installation: string, blocks: readonly unknown[]): string {
  return JSON.stringify({ format, installation, blocks }, null, 2);
}

/** Undefined for any text that isn't blocks. */
export function readCopied(text: string): CopiedBlocks | undefined {
  try {
    return copiedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
