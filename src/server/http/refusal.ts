import type { Problem } from '#submitting/problem.ts';

export function problemBody({ retryAfter: _, ...error }: Problem): { error: Omit<Problem, 'retryAfter'> } {
  return { error };
}

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
