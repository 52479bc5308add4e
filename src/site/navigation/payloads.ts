import type { Locale } from '#i18n/locales.ts';
import type { PagePayload } from '../page-payload.ts';
import { payloadAddress } from '../payload-address.ts';
import type { AppManifest } from '../updating/app-manifest.ts';
import { contentVersion } from '../updating/content-version.ts';
import { routeRulesOf } from '../updating/route-rules.ts';
import { wearBrand } from './wear-brand.ts';

/** Whether the server provides the page's payload as a module. */
export function isPrerendered({ matcher, prerendered }: AppManifest, address: string): boolean {
  const { prerender, redirect } = routeRulesOf(matcher, address);
  return prerendered.includes(address) || (prerender === true && redirect === undefined);
}

/** The payload URL for the newest known content version. */
export function newestPayloadAddress({ path, locale }: { path: string; locale: Locale }): string {
  return payloadAddress(path, locale, document.documentElement.dataset.build ?? '', contentVersion.newest);
}

/** Imports a prerendered payload. The module cache avoids repeated requests. */
export async function importPayload(address: string): Promise<PagePayload> {
  const module: { default: { data: PagePayload; brand: string } } = await import(/* @vite-ignore */ address);
  wearBrand(module.default.brand);
  return module.default.data;
}
