import { plainSigns } from './text.ts';

/** Cyrillic and Greek capitals that look like Latin ones, each above the one that it looks like. */
const foreign = 'АВЕКМНОРСТХУЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const latin = 'ABEKMHOPCTXYSIJABEZHIKMNOPTYX';

/** A typed code as capitals and digits alone, however it was grouped: `9x3k‑v7qd` → `9X3KV7QD`. */
export function plainCode(typed: string): string {
  return plainSigns(typed)
    .toUpperCase()
    .replace(/[\s._-]/g, '')
    .replace(/[^\0-\x7f]/g, (sign) => latin[foreign.indexOf(sign)] ?? sign);
}
