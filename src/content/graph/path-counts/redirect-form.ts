import type { PayloadRequest } from 'payload';
import type { MissingPath } from './missing-paths.ts';

/** URL of the form for a new redirect, prefilled with a missing path and the suggested page. */
export function redirectFormFor({ path, guess }: Pick<MissingPath, 'path' | 'guess'>): string {
  const given = { from: path, ...(guess ? { to: `page:${guess.id}` } : {}) };
  return `/admin/collections/redirects/create?${new URLSearchParams(given)}`;
}

/** A default value from the form's URL. It saves nothing, and is validated like typed values. */
export function givenInAddress(name: 'from' | 'to') {
  return ({ req }: { req: PayloadRequest }): string | undefined => {
    const given = req.query?.[name];
    return typeof given === 'string' ? given : undefined;
  };
}
