import { z } from 'zod';

/** Blocks that an account has put by, as the clipboard has them: whatever is inserted is checked like anything pasted. */
const arrangementSchema = z.object({
  name: z.string().min(1).max(80),
  text: z.string().max(1_000_000),
  count: z.number().int().positive(),
});

export type Arrangement = z.infer<typeof arrangementSchema>;

/** Where Payload keeps them for the account. */
export const arrangementsKey = 'arrangements';

export const mostArrangements = 50;

/** What is stored, as far as it can be read. */
export function readArrangements(stored: unknown): Arrangement[] {
  const all = z.object({ all: z.array(z.unknown()) }).safeParse(stored);
  return (all.data?.all ?? []).flatMap((one) => arrangementSchema.safeParse(one).data ?? []);
}

/** With one more; one of the same name is replaced. Undefined where there is no room. */
export function withArrangement(all: readonly Arrangement[], one: Arrangement): Arrangement[] | undefined {
  const others = all.filter(({ name }) => name !== one.name);
  if (others.length >= mostArrangements || !arrangementSchema.safeParse(one).success) return undefined;
  return [...others, one].sort((first, second) => first.name.localeCompare(second.name));
}
