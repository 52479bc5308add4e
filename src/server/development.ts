import { resolve } from 'node:path';
import type { Settings } from '#settings/settings.ts';
import { createSite } from './create-site.ts';
import { DevelopmentAssets } from './development-assets.ts';

/** The site from its sources; `npm run dev` reloads it on every change. */
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
