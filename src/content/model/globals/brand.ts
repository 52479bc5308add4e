import type { GlobalConfig } from 'payload';
import { refuseUnfitBrand, rememberPublished } from '#content/identity/brand/refuse-unfit-brand.ts';
import { colors } from '#content/identity/brand-fields/color-fields.ts';
import { marks } from '#content/identity/brand-fields/mark-fields.ts';
import { motion, space, type } from '#content/identity/brand-fields/measure-fields.ts';
import { nameAndClaim } from '#content/identity/brand-fields/name-fields.ts';
import { ring } from '#content/identity/brand-fields/ring-fields.ts';
import { voice } from '#content/identity/brand-fields/voice-fields.ts';
import { announceGlobalOnPages } from '#content/lifecycle/publishing/announce-change.ts';
import {
  publishGlobalWhenSaid,
  restoreGlobalAsDraft,
} from '#content/lifecycle/publishing/publish-when-said.ts';
import { drafts } from '#content/model/collections/records.ts';

/** The club's identity: styles, tokens, icons and pictures of the site derive from it. `previewUrl` shows its draft. */
export function brand(previewUrl: (locale: string) => string): GlobalConfig {
  return {
    slug: 'brand',
    label: { de: 'Identität', en: 'Identity' },
    admin: {
      preview: (_doc, { locale }) => previewUrl(locale),
      group: { de: 'Administration', en: 'Administration' },
      description: {
        de: 'Was hier steht, ist ein Entwurf, bis er veröffentlicht wird; dann ändert sich die ganze Website auf einmal. „Vorschau“ zeigt den Entwurf auf der Website. Frühere Fassungen stehen unter „Versionen“ und lassen sich wiederherstellen.',
        en: 'What stands here is a draft until it is published; then the whole site changes at once. “Preview” shows the draft on the site. Earlier versions are kept under “Versions” and can be restored.',
      },
    },
    versions: { max: 0, drafts },
    endpoints: [restoreGlobalAsDraft],
    hooks: {
      beforeOperation: [publishGlobalWhenSaid, rememberPublished],
      afterChange: [refuseUnfitBrand, announceGlobalOnPages],
    },
    fields: [
      {
        // The club whose record the stored values override. Written only by the seed.
        name: 'club',
        type: 'text',
        admin: { hidden: true },
        access: { create: () => false, update: () => false },
      },
      { type: 'tabs', tabs: [nameAndClaim, colors, marks, type, space, ring, motion, voice] },
    ],
  };
}
