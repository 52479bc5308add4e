import { z } from 'zod';

/** The clipboard format: text, which can be pasted anywhere. */
const format = 'heimspiel/blocks';

/** More than a page has. */
const mostBlocks = 100;

const copiedSchema = z.object({
  format: z.literal(format),
  /** Where it was copied: ids of files and polls are valid only there. */
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
