import { z } from 'zod';

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/**
 * Sends JSON as the editor who is signed in. `problem` is the refusal's sentence, empty where none came; `refusal` is all
 * that came with it.
 */
export async function postTo(
  address: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<{ answer: unknown; problem?: undefined } | { problem: string; refusal?: unknown }> {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // 204 says that it is done, and nothing else.
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    if (response.ok) return { answer };
    const refusal = refusalSchema.safeParse(answer);
    return { problem: refusal.success ? (refusal.data.errors[0]?.message ?? '') : '', refusal: answer };
  } catch {
    return { problem: '' };
  }
}
