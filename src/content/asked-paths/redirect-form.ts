import type { PayloadRequest } from 'payload';
import type { MissingPath } from './missing-paths.ts';

/** The form for a new redirect, filled in with a path at which there is nothing and the page that may have been meant. */
export function redirectFormFor({ path, guess }: Pick<MissingPath, 'path' | 'guess'>): string {
  const given = { from: path, ...(guess ? { to: `page:${guess.id}` } : {}) };
  return `/admin/collections/redirects/create?${new URLSearchParams(given)}`;
}

/** What the form’s address fills in. Nothing is saved by it, and what is saved is checked like anything typed. */
export function givenInAddress(name: 'from' | 'to') {
  return ({ req }: { req: PayloadRequest }): string | undefined => {
    const given = req.query?.[name];
    return typeof given === 'string' ? given : undefined;
  };
}
