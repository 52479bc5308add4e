import { z } from 'zod';
import { defineBlock } from '#blocks/define-block.ts';
import { colorNotations } from '#brand/color-notations.server.ts';
import {
  type ContentField,
  type FieldFacts,
  isFirstToShow,
  type ResolveContext,
} from '#fields/content-field.ts';
import { optionalText } from '#fields/text.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';

const notationNames = ['hex', 'rgb', 'hsl', 'oklch', 'cmyk', 'spot', 'paint', 'yarn'] as const;

const colorValueSchema = z.object({
  /** The colour role: its custom property without `--color-`. */
  color: z.string(),
  name: z.string(),
  use: z.string(),
  /** Share of a page, in per cent. */
  share: z.number().optional(),
  /** Whether it has its address here: on a page that shows it in several places, the first has it. */
  addressed: z.boolean(),
  notations: z.array(
    z.object({
      notation: z.enum(notationNames),
      value: z.string(),
      /** Agreed with the printer, not computed. */
      given: z.boolean(),
    }),
  ),
});

type ColorValue = z.infer<typeof colorValueSchema>;

const scopes = ['palette', 'all'] as const;

const colorsSchema = z.object({ scope: z.enum(scopes), colors: z.array(colorValueSchema) });

type Scope = (typeof scopes)[number];

/** The brand colours to show; only this choice is stored. */
function colorsOfRecord({
  label,
  help,
}: FieldFacts): ContentField<z.infer<typeof colorsSchema>, Scope | undefined> {
  return {
    facts: { label, help },
    schema: colorsSchema,
    editor: (name) => ({
      name,
      type: 'select',
      label,
      required: true,
      defaultValue: 'palette',
      options: [
        { value: 'palette', label: { de: 'Die mit einem Anteil', en: 'Those with a share' } },
        { value: 'all', label: { de: 'Alle', en: 'All' } },
      ],
      admin: { description: help },
    }),
    resolve: (stored, context) => {
      const scope = scopes.find((each) => each === stored) ?? 'palette';
      return { scope, colors: valuesOf(scope, context) };
    },
    store: (authored) => authored ?? 'palette',
  };
}

function valuesOf(scope: Scope, context: ResolveContext): ColorValue[] {
  const language = editorLanguageFor(context.locale);
  return Object.entries(context.brand.colors)
    .filter(([, { share }]) => scope === 'all' || share !== undefined)
    .map(([color, { name, use, hex, share, given = {} }]) => {
      const derived = colorNotations(hex);
      const { spot, paint, yarn } = given;
      const agreed = Object.entries({ spot, paint, yarn }).flatMap(([notation, value]) =>
        value === undefined ? [] : [{ notation: z.enum(notationNames).parse(notation), value, given: true }],
      );
      return {
        color,
        name: name[language],
        use: use[language],
        ...(share === undefined ? {} : { share }),
        addressed: isFirstToShow(`color ${color}`, context),
        notations: [
          { notation: 'hex', value: derived.hex, given: false },
          { notation: 'rgb', value: derived.rgb, given: false },
          { notation: 'hsl', value: derived.hsl, given: false },
          { notation: 'oklch', value: derived.oklch, given: false },
          {
            notation: 'cmyk',
            value: (given.cmyk ?? derived.cmyk).join(' '),
            given: given.cmyk !== undefined,
          },
          ...agreed,
        ],
      };
    });
}

export const colorValues = defineBlock({
  kind: 'color-values',
  place: 190,
  version: 1,
  upgrades: [],
  label: { de: 'Farbwerte', en: 'Colour values' },
  group: 'identity',
  purpose: {
    de: 'Die Farben der Identität in jeder Schreibweise, zum Kopieren und als Datei.',
    en: 'The identity’s colours in every notation, to copy and as a file.',
  },
  notFor: {
    de: 'Nicht für Farben, die nicht zur Identität gehören: Gezeigt wird, was dort steht.',
    en: 'Not for colours outside the identity: it shows what is kept there.',
  },
  alsoCalled: {
    de: 'Farben, Palette, Farbpalette, HEX, CMYK, Pantone',
    en: 'Colors, palette, swatches, HEX, CMYK, Pantone',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Steht über den Farben.', en: 'Shown above the colours.' },
      maxLength: 120,
    }),
    colors: colorsOfRecord({
      label: { de: 'Farben', en: 'Colours' },
      help: {
        de: 'Werte, Namen und Anteile stehen unter „Identität“ und folgen ihr von selbst.',
        en: 'Values, names and shares come from “Identity” and follow its changes automatically.',
      },
    }),
  },
});
