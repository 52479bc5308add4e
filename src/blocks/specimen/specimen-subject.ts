import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import type { ContentField, FieldFacts } from '#fields/content-field.ts';
import { type EditorText, editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { contrastsSchema, factsOfContrasts } from './contrast-facts.ts';
import {
  applicationsSchema,
  clearSpaceSchema,
  factsOfApplications,
  factsOfClearSpace,
  factsOfRightAndWrong,
  rightAndWrongSchema,
} from './mark-facts.ts';
import { factsOfMotion, motionSchema } from './motion-facts.ts';
import { factsOfSpace, spaceSchema } from './space-facts.ts';
import { factsOfType, factsOfTypeScale, typeScaleSchema, typeSchema } from './type-facts.ts';

const subjectSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('contrasts'), contrasts: contrastsSchema }),
  z.object({ of: z.literal('type'), faces: typeSchema }),
  z.object({ of: z.literal('typeScale'), typeScale: typeScaleSchema }),
  z.object({ of: z.literal('space'), space: spaceSchema }),
  z.object({ of: z.literal('motion'), motion: motionSchema }),
  z.object({ of: z.literal('clearSpace'), clearSpace: clearSpaceSchema }),
  z.object({ of: z.literal('rightAndWrong'), rightAndWrong: rightAndWrongSchema }),
  z.object({ of: z.literal('applications'), applications: applicationsSchema }),
]);

type Subject = z.infer<typeof subjectSchema>;

const labels: { readonly [Of in Subject['of']]: EditorText } = {
  contrasts: { de: 'Kontraste nach Zweck', en: 'Contrast by purpose' },
  type: { de: 'Schrift', en: 'Type' },
  typeScale: { de: 'Schriftgrößen', en: 'Type scale' },
  space: { de: 'Raum und Raster', en: 'Space and grid' },
  motion: { de: 'Bewegung', en: 'Motion' },
  clearSpace: { de: 'Schutzraum der Zeichen', en: 'Clear space of the marks' },
  rightAndWrong: { de: 'Richtig und falsch', en: 'Right and wrong' },
  applications: { de: 'Anwendungen', en: 'Applications' },
};

/** Which part of the record is shown; stored is only its name. */
export function subject({ label, help }: FieldFacts): ContentField<Subject, Subject['of'] | undefined> {
  return {
    facts: { label, help },
    schema: subjectSchema,
    editor: (name) => ({
      name,
      type: 'select',
      label,
      required: true,
      defaultValue: 'contrasts',
      options: Object.entries(labels).map(([value, { de, en }]) => ({ value, label: { de, en } })),
      admin: { description: help },
    }),
    resolve: (stored, { brand, locale }) => factsOf(stored, brand, locale),
    store: (authored) => authored ?? 'contrasts',
  };
}

function factsOf(stored: unknown, brand: Brand, locale: Locale): Subject {
  switch (stored) {
    case 'type':
      return { of: stored, faces: factsOfType(brand, locale) };
    case 'typeScale':
      return { of: stored, typeScale: factsOfTypeScale(brand, locale) };
    case 'space':
      return { of: stored, space: factsOfSpace(brand, locale) };
    case 'motion':
      return { of: stored, motion: factsOfMotion(brand, locale) };
    case 'clearSpace':
      return { of: stored, clearSpace: factsOfClearSpace(brand, locale) };
    case 'rightAndWrong':
      return { of: stored, rightAndWrong: factsOfRightAndWrong(brand, editorLanguageFor(locale)) };
    case 'applications':
      return { of: stored, applications: factsOfApplications(brand, editorLanguageFor(locale)) };
    default:
      return { of: 'contrasts', contrasts: factsOfContrasts(brand, locale) };
  }
}
