import { z } from 'zod';
import { formerAddress, formerAddressProblem } from './former-address.ts';

/** Longer addresses aren't counted; nobody types them, and nobody would set up a redirect for them. */
const longestPath = 120;

/** Maximum per kind and report. */
export const mostPathCounts = 1000;

/** `missing`: visitors got an error. `redirect`: visitors were redirected. */
export const pathCountKinds = ['missing', 'redirect'] as const;

type PathCountKind = (typeof pathCountKinds)[number];

/** Path prefixes that vulnerability scanners try. A WordPress site's uploads were linked. */
const scanned =
  /^\/(?:wp(?!-content\/uploads\/)(?:-[a-z0-9-]+)?|wordpress|xmlrpc|phpinfo|phpmyadmin|adminer|pma|mysql|cgi-bin|vendor|actuator|autodiscover|owa|ecp|solr|jenkins|telescope|boaform|hnap1|server-status|remote|console|manager|shell|setup|install|config)(?:\.[a-z0-9]+)?(?:\/|$)/;

/** What pages load, and what nobody links: code, configuration, dumps, icons. */
const unlinked =
  /\.(?:avif|bak|c?js|cfg|conf|css|db|env|eot|exe|ico|ini|json|jsonp?|log|map|mjs|old|otf|py|rb|sh|sql|sqlite|swp|tar|tgz|gz|tmp|ts|ttf|txt|webmanifest|webp|woff2?|ya?ml)$|^\/(?:apple-touch-icon|favicon|android-chrome|mstile)/;

/** Of the site's own directories only what a former website may have had there. */
const ownFile = /^\/(?:assets|media)\/(?!.*\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|ics|html?|php)$)/;

/** Paths whose query says which page it is. */
const byQuery = /\.(?:php\d?|aspx?|jspx?|cfm|cgi|pl|do|html?)$/;

/** Parameters that name a page. Others may say who asks: sessions, tokens, campaigns, names. */
const namesPage =
  /^(?!utm_|[^=]*(?:sess|token|hash|auth|user|mail|name|phone|pass|clid)|(?:sid|key|ref|tel|q|s|search|suche)=)[a-z][a-z0-9_.[\]-]{0,30}=[a-z0-9_,.:-]{1,24}$/;

/** The address under which a missing one is counted: in one spelling, without what could tell who asks. */
export function countedAddress(asked: string): string {
  const [path = '', query = ''] = formerAddress(asked).split('?');
  const parameters = byQuery.test(path) ? query.split('&').filter((one) => namesPage.test(one)) : [];
  return path + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

/**
 * Whether requests to this address are counted. Of missing ones only those that a person may have followed a link to:
 * no mail addresses, and few of what scanners try.
 */
export function isCountedAddress(address: string, kind: PathCountKind = 'missing'): boolean {
  if (address.length > longestPath || formerAddress(address) !== address || formerAddressProblem(address))
    return false;
  if (kind === 'redirect') return true;
  const [path = ''] = address.split('?');
  return (
    countedAddress(address) === address &&
    !/[@;~]|\/\./.test(path) &&
    !scanned.test(path) &&
    !unlinked.test(path) &&
    !ownFile.test(path)
  );
}

/**
 * The site's report to the content backend of paths requested since the last report. Contains no data about visitors.
 */
export const pathCountsSchema = z.object({
  counts: z
    .array(
      z
        .object({
          kind: z.enum(pathCountKinds),
          path: z.string(),
          count: z.int().min(1).max(1_000_000_000),
        })
        .refine(({ kind, path }) => isCountedAddress(path, kind)),
    )
    .max(pathCountKinds.length * mostPathCounts),
});

export type PathCount = z.infer<typeof pathCountsSchema>['counts'][number];
