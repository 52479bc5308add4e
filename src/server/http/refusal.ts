import type { Problem } from '#submitting/problem.ts';

/** A problem, and what only its answer's head says. */
export type Refusal<Refused extends Problem = Problem> = Refused & {
  /** Seconds after which to try again. */
  retryAfter?: number;
};

export type Result<Accepted, Refused extends Problem> =
  | { accepted: Accepted }
  | { refused: Refusal<Refused> };

/** A refusal's body. */
export function problemBody({ retryAfter: _, ...error }: Refusal): { error: Problem } {
  return { error };
}

/** A refusal as the API answers it. */
export function refuse(refusal: Refusal): Response {
  const { status, retryAfter } = refusal;
  return new Response(JSON.stringify(problemBody(refusal)), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}
