import { resolve } from 'node:path';
import type { Settings } from '#settings/settings.ts';
import { createSite } from './create-site.ts';
import { DevelopmentAssets } from './development-assets.ts';

/** The site from its sources: what `npm run dev` loads again whenever one of them changes. */
export function createDevelopmentSite(
  settings: Settings,
  earlyModule: string,
): ReturnType<typeof createSite> {
  const assets = new DevelopmentAssets(earlyModule);
  return createSite({
    settings,
    assets,
    assetDirectory: resolve('src'),
    sharedAssets: undefined,
    bucket: undefined,
    publicDirectory: resolve('public'),
  });
}
