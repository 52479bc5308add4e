export interface RouteChecks {
  /** Anything but `true`, or a promise of it, is an error; an object sets its status and message. */
  validate?: (to: URL) => unknown;
  /** False keeps the scroll position. Only `false` itself counts. */
  scrollToTop?: unknown;
}

/** A path, the parts of a URL, or a function that returns either. */
export type RedirectRule = RedirectTarget | ((to: URL, from: URL) => RedirectTarget);

type RedirectTarget = string | { path?: string; query?: Readonly<Record<string, string>>; hash?: string };

/** Why a page isn't shown, with status and message for the error page. */
export class RouteError extends Error {
  readonly status: unknown;
  readonly statusMessage: string | undefined;

  constructor(status: unknown, message: string, statusMessage?: string) {
    super(message);
    this.status = status;
    this.statusMessage = statusMessage;
  }
}

/** @throws {RouteError} if the check rejects the navigation */
export async function validateRoute({ validate }: RouteChecks, to: URL): Promise<void> {
  const answer = validate ? await validate(to) : true;
  if (answer === true) return;
  const { statusCode, statusMessage } = Object(answer);
  const message = statusMessage ?? `Page Not Found: ${fullPath(to)}`;
  throw new RouteError(statusCode ?? 404, message, message);
}

/**
 * Resolves a redirect rule. Query and hash carry over unless the target has its own.
 * @throws if the rule has no path
 */
export function followRedirect(rule: RedirectRule, to: URL, from: URL): URL {
  const answer = typeof rule === 'function' ? rule(to, from) : rule;
  const target = typeof answer === 'string' ? new URL(answer, to) : fromParts(answer, to);
  if (!target.search) target.search = to.search;
  if (!target.hash) target.hash = to.hash;
  return target;
}

function fromParts({ path, query, hash }: Exclude<RedirectTarget, string>, to: URL): URL {
  if (path === undefined) throw new Error(`The redirect of ${to.pathname} has no path.`);
  const target = new URL(path, to);
  if (query) target.search = new URLSearchParams(query).toString();
  if (hash) target.hash = hash;
  return target;
}

/** Whether a navigation may change the scroll position. */
export function mayScroll({ scrollToTop }: RouteChecks, to: URL, from: URL): boolean {
  const answer: unknown = typeof scrollToTop === 'function' ? scrollToTop(to, from) : scrollToTop;
  return answer !== false;
}

export function fullPath({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
