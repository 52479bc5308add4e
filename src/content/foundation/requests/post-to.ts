import { z } from 'zod';

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Statuses of the site and the content backend while something behind them is down: a retry may succeed. */
const awayStatuses: readonly number[] = [502, 503, 504];

interface Refused {
  /** The refusal's message; empty if there was none. */
  problem: string;
  refusal?: unknown;
  /** Whether the request was not processed: no response, or something is down. */
  isAway: boolean;
}

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
    // 204 has no body.
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
