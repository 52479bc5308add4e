import { z } from 'zod';

/** Blocks that an account has saved, in the clipboard's format: inserting them is checked like a paste. */
const arrangementSchema = z.object({
  name: z.string().min(1).max(80),
  text: z.string().max(1_000_000),
  count: z.number().int().positive(),
});

export type Arrangement = z.infer<typeof arrangementSchema>;

export const arrangementsKey = 'arrangements';

export const mostArrangements = 50;

/** The stored arrangements that can be parsed. */
export function readArrangements(stored: unknown): Arrangement[] {
  const all = z.object({ all: z.array(z.unknown()) }).safeParse(stored);
  return (all.data?.all ?? []).flatMap((one) => arrangementSchema.safeParse(one).data ?? []);
}

/** Adds one, replacing one of the same name. Undefined if there is no room. */
export function withArrangement(all: readonly Arrangement[], one: Arrangement): Arrangement[] | undefined {
  const others = all.filter(({ name }) => name !== one.name);
  if (others.length >= mostArrangements || !arrangementSchema.safeParse(one).success) return undefined;
  return [...others, one].sort((first, second) => first.name.localeCompare(second.name));
}
