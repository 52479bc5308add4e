import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { pageRulesOf, ruledRedirect } from '#pages/page-rules.ts';
import { followRedirect, RouteError, validateRoute } from '#pages/route-checks.ts';
import { isVisible } from '#pages/visible-page.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import { readAppManifest } from '../updating/app-manifest.ts';
import { contentVersion } from '../updating/content-version.ts';
import { routeRulesOf } from '../updating/route-rules.ts';
import type { Destination } from './destination.ts';
import { knownSettings } from './known-settings.ts';
import { asDocument, leaving } from './leaving.ts';
import { MissingChunk } from './load-views.ts';
import { loadPageData } from './page-data.ts';
import type { PageStack } from './page-stack.ts';
import { importPayload, isPrerendered, newestPayloadAddress } from './payloads.ts';
import { type PreparedPage, preparedErrorPage, preparedKeptPage, preparedPage } from './prepared-page.tsx';
import { askForRenewal, noteVersion, renew } from './renewal.tsx';
import { Unreachable } from './unreachable.ts';

export function destinationOf(href: string): Destination {
  const url = new URL(href);
  const { path, locale } = parseLocalizedPath(url.pathname);
  return { url, path, locale, address: localizedPath(path, locale) };
}

interface Circumstances {
  from: URL;
  stack: PageStack;
  signal: AbortSignal;
  /** Nothing is painted before this resolves. */
  repaint: Promise<void>;
}

/**
 * Prepares what to show at a destination: a new or kept page, or an error. Never resolves if it redirects.
 * @throws {MissingChunk} if parts of the app failed to load
 * @throws {Unreachable} if there is no network
 */
export async function prepare(
  to: Destination,
  { from, stack, signal, repaint }: Circumstances,
): Promise<PreparedPage> {
  const ruled = ruledRedirect(to, from);
  if (ruled) return redirectTo(ruled.href, ruled.origin !== to.url.origin);
  const { matcher } = await readAppManifest();
  const { redirect } = routeRulesOf(matcher, to.address);
  if (redirect !== undefined) {
    const isElsewhere = /^([a-z]+:)?\/\//i.test(redirect);
    return redirectTo(isElsewhere ? redirect : followRedirect(redirect, to.url, from).href, isElsewhere);
  }
  const settings = () => knownSettings(stack);
  const kept = stack.find(to.address);
  try {
    await validateRoute(pageRulesOf(to.path), to.url);
    if (kept?.payload && isVisible(kept.payload.page, Date.now())) {
      const asked = askForRenewal(kept);
      // A later renewal is applied once it arrives.
      const renewal = await Promise.race([asked, repaint]);
      if (renewal && !stack.isTyped(kept)) renew(kept, renewal);
      return { ...preparedKeptPage(kept, kept.payload), renewal: asked };
    }
    const version = contentVersion.newest;
    const payload = await loadPageData(to, signal, settings);
    const prepared = await preparedPage(payload, to);
    noteVersion(prepared.page, version);
    return prepared;
  } catch (error) {
    if (error instanceof MissingChunk || error instanceof Unreachable || signal.aborted) throw error;
    // An error with a status was a response, so the network is fine.
    if (!(error instanceof RouteError) && !(await isSiteReachable()))
      throw new Unreachable('The site is not reachable.', { cause: error });
    return preparedErrorPage(error, to.locale, await settings());
  }
}

/** Replaces the redirecting entry, so that Back skips it. */
function redirectTo(target: string, isElsewhere: boolean): Promise<never> {
  navigation.navigate(target, { history: 'replace', ...(isElsewhere ? { info: asDocument } : {}) });
  return leaving;
}

/** Preloads and renders a link's target, if it is prerendered. */
export async function warmUp(href: string, stack: PageStack): Promise<void> {
  const to = destinationOf(href);
  if (stack.find(to.address) || !isPrerendered(await readAppManifest(), to.address)) return;
  const version = contentVersion.newest;
  const { page } = await preparedPage(await importPayload(newestPayloadAddress(to)), to);
  noteVersion(page, version);
  if (!stack.find(to.address)) await stack.renderAhead(page);
}
