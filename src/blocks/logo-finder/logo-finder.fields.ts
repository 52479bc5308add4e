import { z } from 'zod';
import { defineBlock } from '#blocks/define-block.ts';
import { isLight } from '#brand/contrast.ts';
import { tallestLogo, tallestWebp } from '#brand/logo-sizes.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type ContentField, isFirstToShow } from '#fields/content-field.ts';
import { optionalText } from '#fields/text.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';

const findableMark = z.object({
  name: z.string(),
  /** Clear space on every side, as a share of the mark's height. */
  clearSpace: z.number(),
  /** Minimum height: in CSS pixels on screens, in millimetres in print. */
  minimum: z.object({ px: z.number(), mm: z.number() }),
  /** How tall it may be as pixels. */
  tallest: z.number(),
  /** The same as WebP. */
  tallestWebp: z.number(),
  /** Where it may stand. */
  grounds: z.array(
    z.object({
      ground: z.string(),
      name: z.string(),
      /** Whether black has more contrast on it than white. */
      isLight: z.boolean(),
      /** With what it is sewn there; the yarn only where the club has said which. */
      thread: z.object({ name: z.string(), hex: z.string(), yarn: z.string().optional() }),
    }),
  ),
});

const marksSchema = z.object({ wordmark: findableMark, symbol: findableMark });

/** The marks, as far as choosing a file needs. */
export type FindableMarks = z.infer<typeof marksSchema>;

/** Besides, whether each purpose has an address on this page. */
const foundSchema = marksSchema.extend({ addressed: z.boolean() });

/** Filled in from the brand record; nothing is stored. */
const marks: ContentField<z.infer<typeof foundSchema>, undefined> = {
  facts: {
    label: { de: 'Zeichen', en: 'Marks' },
    help: {
      de: 'Aus der Identität, mit Schutzraum, Mindestgrößen und Gründen.',
      en: 'From the identity, with clear space, minimum sizes and grounds.',
    },
  },
  schema: foundSchema,
  editor: (name) => ({ name, type: 'ui', admin: {} }),
  resolve: (_stored, context) => ({
    addressed: isFirstToShow('logos', context),
    ...findableMarks(context.brand, context.locale),
  }),
  store: () => undefined,
};

export function findableMarks(brand: Brand, locale: Locale): FindableMarks {
  return { wordmark: markOf(brand, 'wordmark', locale), symbol: markOf(brand, 'symbol', locale) };
}

function markOf({ marks, colors, grounds }: Brand, mark: keyof Brand['marks'], locale: Locale) {
  const language = editorLanguageFor(locale);
  const { name, master, clearSpace, minimum, grounds: permitted } = marks[mark];
  return {
    name: name[language],
    clearSpace,
    minimum,
    tallest: tallestLogo(master),
    tallestWebp: tallestWebp(master),
    grounds: permitted.map((ground) => {
      const { hex, name: color } = colors[grounds[ground].ground];
      const thread = colors[grounds[ground].text];
      const yarn = thread.given?.yarn;
      return {
        ground,
        name: color[language],
        isLight: isLight(hex),
        thread: { name: thread.name[language], hex: thread.hex, ...(yarn ? { yarn } : {}) },
      };
    }),
  };
}

export const logoFinder = defineBlock({
  kind: 'logo-finder',
  place: 200,
  version: 1,
  upgrades: [],
  label: { de: 'Logofinder', en: 'Logo finder' },
  group: 'identity',
  purpose: {
    de: 'Wofür und worauf: Der Finder nennt die richtige Datei des Logos, warum sie es ist, und gibt sie her.',
    en: 'What for and on what: the finder names the right file of the logo, says why, and hands it over.',
  },
  notFor: {
    de: 'Nicht für eine Sammlung von Fassungen mit eigenen Dateien: Dafür sind die Logos da.',
    en: 'Not for a collection of versions with files of their own: that is what the logos are for.',
  },
  alsoCalled: {
    de: 'Logo herunterladen, Logo-Download, Welches Logo',
    en: 'Logo download, which logo',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Steht über dem Finder.', en: 'Shown above the finder.' },
      maxLength: 120,
    }),
    marks,
  },
});
