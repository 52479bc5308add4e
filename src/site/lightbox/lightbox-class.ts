import type PhotoSwipe from 'photoswipe';

type LightboxClass = typeof PhotoSwipe;

/**
 * The class that `pswpModule` stands for: the class itself, or a function that promises it or a module with it as its
 * default export. Throws at once at what can't stand for one.
 */
export function lightboxClass(pswpModule: unknown): Promise<LightboxClass> {
  if (isLightboxClass(pswpModule)) return Promise.resolve(pswpModule);
  if (typeof pswpModule === 'string') throw new Error('pswpModule as string is no longer supported');
  if (typeof pswpModule !== 'function') throw new Error('pswpModule is not valid');
  return Promise.resolve(pswpModule()).then((promised: unknown) => {
    const found = isModule(promised) ? promised.default : promised;
    // A function in place of a promised class is no second chance.
    return isLightboxClass(found) ? found : lightboxClass(typeof found === 'function' ? undefined : found);
  });
}

function isLightboxClass(value: unknown): value is LightboxClass {
  return typeof value === 'function' && typeof value.prototype?.goTo === 'function';
}

function isModule(value: unknown): value is { default: unknown } {
  return typeof value === 'object' && value !== null && 'default' in value;
}
