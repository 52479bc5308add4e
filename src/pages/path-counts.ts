import { z } from 'zod';
import { pagePathProblem } from './page-path.ts';

/** Longer paths aren't counted; nobody types them, and nobody would set up a redirect for them. */
const longestPath = 120;

/** Maximum per kind and report. */
export const mostPathCounts = 1000;

/** Path prefixes that vulnerability scanners try. */
const scanned =
  /^\/(?:wp(?:-[a-z0-9-]+)?|wordpress|xmlrpc|phpmyadmin|pma|mysql|cgi-bin|vendor|actuator|autodiscover|owa|ecp|solr|jenkins|telescope|boaform|hnap1|server-status|remote|console|manager)(?:\/|$)/;

/**
 * Whether requests to this path (without locale) are counted: only paths a page could have, since editors can only
 * redirect those. Excludes dots, at signs and encoded characters: files, mail addresses and most scanner requests.
 */
export function isCountedPath(path: string): boolean {
  return (
    path.length > 1 &&
    path.length <= longestPath &&
    !scanned.test(path) &&
    pagePathProblem(path) === undefined
  );
}

/** `missing`: visitors got an error. `redirect`: visitors were redirected. */
export const pathCountKinds = ['missing', 'redirect'] as const;

/**
 * The site's report to the content backend of paths requested since the last report. Contains no data about visitors.
 */
export const pathCountsSchema = z.object({
  counts: z
    .array(
      z.object({
        kind: z.enum(pathCountKinds),
        path: z.string().refine(isCountedPath),
        count: z.int().min(1).max(1_000_000_000),
      }),
    )
    .max(pathCountKinds.length * mostPathCounts),
});

export type PathCount = z.infer<typeof pathCountsSchema>['counts'][number];
