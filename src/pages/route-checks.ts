/** What may be said about navigations to a path. */
export interface RouteChecks {
  /** Anything but `true`, or the promise of it, is an error; an object names its status and message. */
  validate?: (to: URL) => unknown;
  /** False leaves the scroll position alone. Only `false` itself counts. */
  scrollToTop?: unknown;
}

/** A path, or the parts of an address, or a function that answers with one of them. */
export type RedirectRule = RedirectTarget | ((to: URL, from: URL) => RedirectTarget);

type RedirectTarget = string | { path?: string; query?: Readonly<Record<string, string>>; hash?: string };

/** What keeps a page from being shown, with what the error page says of it. */
export class RouteError extends Error {
  readonly status: unknown;
  readonly statusMessage: string | undefined;

  constructor(status: unknown, message: string, statusMessage?: string) {
    super(message);
    this.status = status;
    this.statusMessage = statusMessage;
  }
}

/** @throws {RouteError} unless the route lets the navigation in */
export async function validateRoute({ validate }: RouteChecks, to: URL): Promise<void> {
  const answer = validate ? await validate(to) : true;
  if (answer === true) return;
  const { statusCode, statusMessage } = Object(answer);
  const message = statusMessage ?? `Page Not Found: ${fullPath(to)}`;
  throw new RouteError(statusCode ?? 404, message, message);
}

/**
 * Where a rule sends a navigation. Query and hash carry over unless the target has its own.
 * @throws if the rule names no path
 */
export function followRedirect(rule: RedirectRule, to: URL, from: URL): URL {
  const answer = typeof rule === 'function' ? rule(to, from) : rule;
  const target = typeof answer === 'string' ? new URL(answer, to) : fromParts(answer, to);
  if (!target.search) target.search = to.search;
  if (!target.hash) target.hash = to.hash;
  return target;
}

function fromParts({ path, query, hash }: Exclude<RedirectTarget, string>, to: URL): URL {
  if (path === undefined) throw new Error(`The redirect of ${to.pathname} names no path.`);
  const target = new URL(path, to);
  if (query) target.search = new URLSearchParams(query).toString();
  if (hash) target.hash = hash;
  return target;
}

/** Whether a navigation to another page may move what is seen. */
export function mayScroll({ scrollToTop }: RouteChecks, to: URL, from: URL): boolean {
  const answer: unknown = typeof scrollToTop === 'function' ? scrollToTop(to, from) : scrollToTop;
  return answer !== false;
}

export function fullPath({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
