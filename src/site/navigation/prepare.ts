import { pageRulesOf, ruledRedirect } from '#pages/page-rules.ts';
import { followRedirect, RouteError, validateRoute } from '#pages/route-checks.ts';
import { readAppManifest } from '../updating/app-manifest.ts';
import { contentVersion } from '../updating/content-version.ts';
import { routeRulesOf } from '../updating/route-rules.ts';
import { type Destination, destinationOf } from './destination.ts';
import { asDocument, leaving } from './leaving.ts';
import { fromDocument, loadAhead, loadPage } from './load-page.ts';
import { isVisible, type Page } from './page.ts';
import type { PageStack } from './page-stack.ts';
import { askForRenewal, noteVersion, type Renewal, renew } from './renewal.ts';

export interface PreparedPage {
  page: Page;
  /** The pending renewal of a kept page. */
  renewal?: Promise<Renewal | undefined>;
}

interface Circumstances {
  from: URL;
  stack: PageStack;
  signal: AbortSignal;
  /** Nothing is painted before this resolves. */
  repaint: Promise<void>;
}

/**
 * Prepares what to show at a destination: a new or kept page, or the server's error. Never resolves if it redirects.
 * @throws {Unreachable} if there is no network
 */
export async function prepare(
  to: Destination,
  { from, stack, signal, repaint }: Circumstances,
): Promise<PreparedPage> {
  const ruled = ruledRedirect(to, from);
  if (ruled) return redirectTo(ruled.href, ruled.origin !== to.url.origin);
  const { matcher } = await readAppManifest();
  await followQuery(to, signal);
  const { redirect } = routeRulesOf(matcher, to.address);
  if (redirect !== undefined) {
    const isElsewhere = /^([a-z]+:)?\/\//i.test(redirect);
    return redirectTo(isElsewhere ? redirect : followRedirect(redirect, to.url, from).href, isElsewhere);
  }
  try {
    await validateRoute(pageRulesOf(to.path), to.url);
  } catch (error) {
    // The server applies the same rule, and has the error page.
    if (error instanceof RouteError) return { page: await fromDocument(to, signal) };
    throw error;
  }
  const kept = stack.find(to.address);
  if (kept && isVisible(kept)) {
    const asked = askForRenewal(kept);
    // A later renewal is applied once it arrives.
    const renewal = await Promise.race([asked, repaint]);
    if (renewal && !stack.isTyped(kept)) renew(kept, renewal);
    return { page: kept, renewal: asked };
  }
  const version = contentVersion.newest;
  const loaded = await loadPage(to, signal);
  // It was loaded before it ended.
  const page = isVisible(loaded) ? loaded : await fromDocument(to, signal);
  noteVersion(page, version);
  return { page };
}

/** Never resolves if a former address with this query leads elsewhere. */
export async function followQuery(to: Destination, signal: AbortSignal): Promise<void> {
  if (to.url.search === '') return;
  const { matcher } = await readAppManifest();
  if (routeRulesOf(matcher, to.address).byQuery) await fromDocument(to, signal);
}

/** Replaces the redirecting entry, so that Back skips it. */
function redirectTo(target: string, isElsewhere: boolean): Promise<never> {
  navigation.navigate(target, { history: 'replace', ...(isElsewhere ? { info: asDocument } : {}) });
  return leaving;
}

/** Loads a link's target and puts it into the document, if it has a payload. */
export async function warmUp(href: string, stack: PageStack): Promise<void> {
  const to = destinationOf(href);
  if (stack.find(to.address)) return;
  const version = contentVersion.newest;
  const page = await loadAhead(to);
  if (!page || stack.find(to.address) || !isVisible(page)) return;
  noteVersion(page, version);
  stack.putAhead(page);
}
