import type { GlobalConfig } from 'payload';
import { announceGlobalOnPages } from '#content/hooks/announce-change.ts';
import { colors } from './color-fields.ts';
import { marks } from './mark-fields.ts';
import { motion, ring, space, type } from './measure-fields.ts';
import { nameAndClaim } from './name-fields.ts';
import { refuseUnfitBrand } from './refuse-unfit-brand.ts';
import { voice } from './voice-fields.ts';

/** The club's identity, from which the site's styles, tokens, icons and pictures are made. */
export const brand: GlobalConfig = {
  slug: 'brand',
  label: { de: 'Identität', en: 'Identity' },
  admin: {
    group: { de: 'Administration', en: 'Administration' },
    description: {
      de: 'Wer hier speichert, ändert die ganze Website, sofort. Frühere Fassungen stehen unter „Versionen“ und lassen sich wiederherstellen.',
      en: 'Whoever saves here changes the whole site, at once. Earlier versions are kept under “Versions” and can be restored.',
    },
  },
  versions: { max: 0 },
  hooks: { afterChange: [refuseUnfitBrand, announceGlobalOnPages] },
  fields: [
    {
      // Whose record lies under what is stored here. The seed says it, and nobody else.
      name: 'club',
      type: 'text',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    { type: 'tabs', tabs: [nameAndClaim, colors, marks, type, space, ring, motion, voice] },
  ],
};
