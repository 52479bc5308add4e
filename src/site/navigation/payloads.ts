import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { PagePayload } from '../page-payload.ts';
import type { AppManifest } from '../updating/app-manifest.ts';
import { contentVersion } from '../updating/content-version.ts';
import { routeRulesOf } from '../updating/route-rules.ts';

/** Whether the server provides the page's payload as a module. */
export function isPrerendered({ matcher, prerendered }: AppManifest, address: string): boolean {
  const { prerender, redirect } = routeRulesOf(matcher, address);
  return prerendered.includes(address) || (prerender === true && redirect === undefined);
}

/** `/en/strategie/_payload.js?{build}-{content}`, with the newest known content version. */
export function newestPayloadAddress({ path, locale }: { path: string; locale: Locale }): string {
  const page = localizedPath(path, locale);
  const { build } = document.documentElement.dataset;
  return `${page === '/' ? '' : page}/_payload.js?${build}-${contentVersion.newest}`;
}

/** Imports a payload. The module cache avoids repeated requests. */
export async function importPayload(address: string): Promise<PagePayload> {
  const module: { default: { data: PagePayload; brand: string } } = await import(/* @vite-ignore */ address);
  wearBrand(module.default.brand);
  return module.default.data;
}

/** Applies the site's current brand version if the document came with another. */
function wearBrand(version: string): void {
  const root = document.documentElement;
  if (root.dataset.brand === version) return;
  root.dataset.brand = version;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/brand/${version}/tokens.css`;
  // In the same layer, the later stylesheet wins.
  document.head.append(link);
}
