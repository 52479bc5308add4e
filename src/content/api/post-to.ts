import { z } from 'zod';

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** What the site and the content backend say while something behind them is away: the same may be taken in a moment. */
const awayStatuses: readonly number[] = [502, 503, 504];

interface Refused {
  /** The refusal's sentence, empty where none came. */
  problem: string;
  /** All that came with it. */
  refusal?: unknown;
  /** Whether nothing was judged, because no answer came, or one that something is away. */
  isAway: boolean;
}

/** Sends JSON as the editor who is signed in. */
export async function postTo(
  address: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<{ answer: unknown; problem?: undefined } | Refused> {
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
    return {
      problem: refusal.success ? (refusal.data.errors[0]?.message ?? '') : '',
      refusal: answer,
      isAway: awayStatuses.includes(response.status),
    };
  } catch {
    return { problem: '', isAway: true };
  }
}
