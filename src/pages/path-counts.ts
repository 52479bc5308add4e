import { z } from 'zod';
import { pagePathProblem } from './page-path.ts';

/** How long a path may be that is counted: longer ones nobody types, and a redirect from them nobody reads. */
const longestPath = 120;

/** How many paths the site tells of at once, of either kind. */
export const mostPathCounts = 1000;

/** Beginnings that scanners try everywhere, looking for software that isn't here. */
const scanned =
  /^\/(?:wp(?:-[a-z0-9-]+)?|wordpress|xmlrpc|phpmyadmin|pma|mysql|cgi-bin|vendor|actuator|autodiscover|owa|ecp|solr|jenkins|telescope|boaform|hnap1|server-status|remote|console|manager)(?:\/|$)/;

/**
 * Whether it is counted that somebody asked for this path, without language: it could be a page’s, so that a redirect can
 * lead away from it. That leaves out whatever has a dot, an at sign or an encoded letter in it: files, addresses of
 * people, most of what scanners try.
 */
export function isCountedPath(path: string): boolean {
  return (
    path.length > 1 &&
    path.length <= longestPath &&
    !scanned.test(path) &&
    pagePathProblem(path) === undefined
  );
}

/** `missing`: visitors got an error there. `redirect`: a redirect led them on. */
export const pathCountKinds = ['missing', 'redirect'] as const;

/** What the site tells the content backend of paths that were asked for since it last did; of nobody who asked. */
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
