import type PhotoSwipe from 'photoswipe';

type LightboxClass = typeof PhotoSwipe;

/**
 * Resolves `pswpModule` to the lightbox class. Accepts the class, or a function returning a promise of it or of a
 * module with it as default export. Throws synchronously on anything else.
 */
export function lightboxClass(pswpModule: unknown): Promise<LightboxClass> {
  if (isLightboxClass(pswpModule)) return Promise.resolve(pswpModule);
  if (typeof pswpModule === 'string') throw new Error('pswpModule as string is no longer supported');
  if (typeof pswpModule !== 'function') throw new Error('pswpModule is not valid');
  return Promise.resolve(pswpModule()).then((promised: unknown) => {
    const found = isModule(promised) ? promised.default : promised;
    // A function may not resolve to another function.
    return isLightboxClass(found) ? found : lightboxClass(typeof found === 'function' ? undefined : found);
  });
}

function isLightboxClass(value: unknown): value is LightboxClass {
  return typeof value === 'function' && typeof value.prototype?.goTo === 'function';
}

function isModule(value: unknown): value is { default: unknown } {
  return typeof value === 'object' && value !== null && 'default' in value;
}
