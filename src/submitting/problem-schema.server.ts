import { z } from 'zod';

export function problemSchema<
  const Codes extends readonly [string, ...string[]],
  Field extends z.ZodType<string>,
>(codes: Codes, field: Field) {
  return z.object({
    status: z.number().int(),
    code: z.enum(codes),
    message: z.string().describe('In the language that Accept-Language asks for, German else'),
    problems: z.array(z.object({ field, message: z.string() })).exactOptional(),
  });
}
