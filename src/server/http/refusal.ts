import type { Problem } from '#submitting/problem.ts';

/** A refusal's body. */
export function problemBody({ retryAfter: _, ...error }: Problem): { error: Omit<Problem, 'retryAfter'> } {
  return { error };
}

/** A refusal as the API answers it. */
export function refuse(problem: Problem): Response {
  const { status, retryAfter } = problem;
  return new Response(JSON.stringify(problemBody(problem)), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });
}
