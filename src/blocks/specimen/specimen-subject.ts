import { z } from 'zod';
import {
  type ContentField,
  type FieldFacts,
  isFirstToShow,
  type ResolveContext,
} from '#fields/content-field.ts';
import { type EditorText, editorLanguageFor } from '#i18n/editor-texts.ts';
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

/** Whether each of its rules has an address on this page. */
const addressed = z.boolean();

const subjectSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('contrasts'), addressed, contrasts: contrastsSchema }),
  z.object({ of: z.literal('type'), faces: typeSchema }),
  z.object({ of: z.literal('typeScale'), addressed, typeScale: typeScaleSchema }),
  z.object({ of: z.literal('space'), addressed, space: spaceSchema }),
  z.object({ of: z.literal('motion'), addressed, motion: motionSchema }),
  z.object({ of: z.literal('clearSpace'), addressed, clearSpace: clearSpaceSchema }),
  z.object({ of: z.literal('rightAndWrong'), addressed, rightAndWrong: rightAndWrongSchema }),
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

/** The part of the record to show; only its name is stored. */
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
    resolve: (stored, context) => factsOf(stored, context),
    store: (authored) => authored ?? 'contrasts',
  };
}

function factsOf(stored: unknown, context: ResolveContext): Subject {
  const { brand, locale } = context;
  const addressed = () => isFirstToShow(`specimen ${stored}`, context);
  switch (stored) {
    case 'type':
      return { of: stored, faces: factsOfType(brand, locale) };
    case 'typeScale':
      return { of: stored, addressed: addressed(), typeScale: factsOfTypeScale(brand, locale) };
    case 'space':
      return { of: stored, addressed: addressed(), space: factsOfSpace(brand, locale) };
    case 'motion':
      return { of: stored, addressed: addressed(), motion: factsOfMotion(brand, locale) };
    case 'clearSpace':
      return { of: stored, addressed: addressed(), clearSpace: factsOfClearSpace(brand, locale) };
    case 'rightAndWrong':
      return {
        of: stored,
        addressed: addressed(),
        rightAndWrong: factsOfRightAndWrong(brand, editorLanguageFor(locale)),
      };
    case 'applications':
      return { of: stored, applications: factsOfApplications(brand, editorLanguageFor(locale)) };
    default:
      return {
        of: 'contrasts',
        addressed: isFirstToShow('contrasts', context),
        contrasts: factsOfContrasts(brand, locale),
      };
  }
}
