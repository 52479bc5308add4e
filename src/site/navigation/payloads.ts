import type { Locale } from '#i18n/locales.ts';
import type { PagePayload } from '../page-payload.ts';
import { payloadAddress } from '../payload-address.ts';
import type { AppManifest } from '../updating/app-manifest.ts';
import { contentVersion } from '../updating/content-version.ts';
import { routeRulesOf } from '../updating/route-rules.ts';
import { wearBrand } from './wear-brand.ts';

/** Whether the server keeps a page ready as a module. */
export function isPrerendered({ matcher, prerendered }: AppManifest, address: string): boolean {
  const { prerender, redirect } = routeRulesOf(matcher, address);
  return prerendered.includes(address) || (prerender === true && redirect === undefined);
}

/** Where a page's payload is, as of the newest content that this document has heard of. */
export function newestPayloadAddress({ path, locale }: { path: string; locale: Locale }): string {
  return payloadAddress(path, locale, document.documentElement.dataset.build ?? '', contentVersion.newest);
}

/** A page as the server keeps it ready. An address that was imported once is not asked for again. */
export async function importPayload(address: string): Promise<PagePayload> {
  const module: { default: { data: PagePayload; brand: string } } = await import(/* @vite-ignore */ address);
  wearBrand(module.default.brand);
  return module.default.data;
}
