import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { FormerAddresses } from '#pages/former-address.ts';

/** A redirect, from its own collection or of a page. `to` is a path or an https address. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

const storedRedirect = z.object({
  id: z.union([z.string(), z.number()]),
  from: z.string(),
  to: z.string(),
  status: z.string(),
});

const storedPage = z.object({
  id: z.union([z.string(), z.number()]),
  path: z.string(),
  route: z.object({ redirectTo: z.string().nullish(), redirectStatus: z.string().nullish() }).nullish(),
});

/** Every active rule; a page's own redirect counts once the page is published. */
export async function readRedirectRules(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<(RedirectRule & { source: string })[]> {
  const { payload } = req;
  const transaction: { req?: Partial<PayloadRequest> } = req.transactionID === undefined ? {} : { req };
  const redirects = await payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    ...transaction,
  });
  const pages = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' }, 'route.redirectTo': { exists: true } },
    select: { path: true, route: true },
    pagination: false,
    depth: 0,
    ...transaction,
  });
  const rules = [
    ...redirects.docs
      .map((doc) => storedRedirect.parse(doc))
      .map((redirect) => ({
        source: `redirects/${redirect.id}`,
        from: redirect.from,
        to: redirect.to,
        status: statusOf(redirect.status),
      })),
    ...pages.docs
      .map((doc) => storedPage.parse(doc))
      .flatMap((page) =>
        page.route?.redirectTo
          ? [
              {
                source: `pages/${page.id}`,
                from: page.path,
                to: page.route.redirectTo,
                status: statusOf(page.route.redirectStatus),
              },
            ]
          : [],
      ),
  ];
  return followLinks(payload, rules, transaction.req);
}

export function statusOf(stored: unknown): 301 | 302 {
  return stored === '302' ? 302 : 301;
}

type Way = Pick<RedirectRule, 'from' | 'to'>;

/** The addresses of the loop that `rule` would close, in order; undefined if there is none. */
export function findLoop(rule: Way, others: readonly Way[]): string[] | undefined {
  const ways = [rule, ...others.filter(({ from }) => from !== rule.from)];
  const rules = new FormerAddresses(ways);
  // A query is passed on, so a loop may begin only with one that another redirect asks for.
  return ways
    .filter((way) => way === rule || way.from.includes('?'))
    .map(({ from }) => loopFrom(from, rules))
    .find((loop) => loop?.includes(rule.from));
}

function loopFrom(from: string, rules: FormerAddresses<Way>): string[] | undefined {
  const visited: string[] = [];
  let found = rules.find(from);
  while (found) {
    const { rule, query } = found;
    visited.push(rule.from);
    if (visited.indexOf(rule.from) !== visited.length - 1) return visited;
    if (!rule.to.startsWith('/')) return undefined;
    const [target = ''] = rule.to.split('#');
    found = rules.find(target.includes('?') ? target : target + query);
  }
  return undefined;
}

/** Refuses a rule that would close a loop; the message names its paths. */
export async function refuseLoop(
  rule: Pick<RedirectRule, 'from' | 'to'>,
  source: string,
  field: string,
  req: PayloadRequest,
): Promise<void> {
  const others = (await readRedirectRules(req)).filter((other) => other.source !== source);
  const loop = findLoop(await followLinks(req.payload, rule, req), others);
  if (!loop) return;
  const way = loop.join(' → ');
  refuseSaving(
    source.split('/')[0] ?? '',
    [
      {
        path: field,
        label: { de: 'Weiterleitung', en: 'Redirect' },
        message: {
          de: `Diese Weiterleitung führt im Kreis: ${way}`,
          en: `This redirect leads in a circle: ${way}`,
        },
      },
    ],
    req,
  );
}
