import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { requestIdle } from '../early/idle-callback.ts';
import { type AppManifest, readAppManifest } from '../updating/app-manifest.ts';
import { importPayload, isPrerendered, newestPayloadAddress } from './payloads.ts';

/** Payload URLs already requested or known to be unnecessary. */
const asked = new Set<string>();

/** Preloads the payloads of visible links, once each, during idle time. */
export async function prefetchPayloads(container: HTMLElement): Promise<void> {
  if (isSparing() || !('IntersectionObserver' in window)) return;
  const manifest = await readAppManifest();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (target.origin === location.origin && target.pathname !== location.pathname)
        requestIdle(() => prefetch(target.pathname, manifest));
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const link of container.querySelectorAll('a')) observer.observe(link);
  };
  observe();
  navigation.addEventListener('navigatesuccess', observe);
}

async function prefetch(pathname: string, manifest: AppManifest): Promise<void> {
  const { path, locale } = parseLocalizedPath(pathname);
  const address = newestPayloadAddress({ path, locale });
  if (asked.has(address) || !isPrerendered(manifest, localizedPath(path, locale))) return;
  asked.add(address);
  try {
    await importPayload(address);
  } catch (error) {
    console.warn(`[site] Error preloading payload for ${pathname}`, error);
  }
}

/** Data saver or a slow connection. */
function isSparing(): boolean {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, 'connection'));
  return saveData || /2g/.test(effectiveType);
}
