import { z } from 'zod';

/**
 * An http address in the spelling in which browsers and servers name it: lower case, punycode, without default port,
 * dot after the host or slash at the end. It may have a path.
 */
export const webAddress = z
  .string()
  .regex(/^https?:\/\//i, { error: 'has to begin with http:// or https://', abort: true })
  .refine((value) => URL.canParse(value), { error: 'is not an address', abort: true })
  .refine((value) => !/[?#]/.test(value), 'must not have a query')
  .transform((value) => {
    const url = new URL(value);
    url.hostname = hostnameIn(url.hostname);
    return url.href.replace(/\/+$/, '');
  });

/** `https://Karten.Köln.example./x` → `karten.xn--kln-sna.example`. Unchanged if there is no host in it. */
export function hostnameIn(written: string): string {
  const address = `https://${written.trim().replace(/^(?:https?:)?\/\//i, '')}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : written;
}
