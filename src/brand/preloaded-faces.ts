import { faceSlug } from './faces.ts';
import type { Brand } from './record/brand-record.ts';

const addresses = import.meta.glob<string>('./faces/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The two faces every page is set in, to be preloaded by its head. */
export function preloadedFaces({ display, text }: Brand['type']['faces']): string[] {
  const found = [display, text].map(({ family }) => addresses[`./faces/${faceSlug(family)}.woff2`]);
  return found.filter((address) => address !== undefined);
}
