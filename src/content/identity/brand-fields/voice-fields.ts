import type { Field, FieldHook, PayloadRequest, Tab } from 'payload';
import { clubs, isClubName } from '#brand/clubs/clubs.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorReading, type EditorText, editorLanguageFor, verdictFor } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { problemOfLine, tidyLine } from './name-problems.ts';

type Reading = { req: EditorReading };

/** In characters; `mostEntries` in entries. */
const longest = { rule: 120, reason: 300, example: 200 } as const;
const mostEntries = 20;

const missing: EditorText = {
  de: 'Hier fehlt noch der Text. Was nicht gebraucht wird, lässt sich als Ganzes entfernen.',
  en: 'The text is missing here. What isn’t needed can be removed as a whole.',
};

function line(name: string, label: EditorText, most: number): Field {
  return {
    name,
    type: 'text',
    label,
    required: true,
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyLine(value) : value),
      ],
    },
    validate: (value: unknown, { req }: Reading) =>
      verdictFor(
        req,
        typeof value === 'string' && tidyLine(value) !== ''
          ? problemOfLine(value, { most, isNeeded: true })
          : missing,
      ),
    admin: { width: '50%' },
  };
}

interface Lines<Entry> {
  name: string;
  label: EditorText;
  entry: { singular: EditorText; plural: EditorText };
  help: EditorText;
  none: EditorText;
  original(voice: Brand['voice']): { readonly de: Entry[]; readonly en: Entry[] };
  fields: [Field, Field];
}

interface Beginning {
  locale?: string | undefined;
  req?: PayloadRequest;
}

/** The voice of the club that the stored identity is based on. Payload returns an empty list as undefined. */
async function voiceOfClub(req: PayloadRequest | undefined): Promise<Brand['voice']> {
  const stored = await req?.payload.db.findGlobal({ slug: 'brand', select: { club: true }, req });
  const name = stored?.club;
  return clubs[isClubName(name) ? name : 'first'].voice;
}

function lines<Entry>({ name, label, entry, help, none, original, fields }: Lines<Entry>): Field {
  return {
    name,
    type: 'array',
    label,
    labels: entry,
    localized: true,
    maxRows: mostEntries,
    // Copies: Payload writes entry ids into the objects that it is given, and would store the same ids twice.
    defaultValue: async ({ locale, req }: Beginning) => {
      const voice = original(await voiceOfClub(req));
      return voice[editorLanguageFor(isLocale(locale) ? locale : 'de')].map((entry) => ({ ...entry }));
    },
    hooks: { beforeChange: [withIdsOfItsOwn] },
    validate: (value: unknown, { req }: Reading) => verdictFor(req, problemOfList(value, none)),
    fields: [{ type: 'row', fields }],
    admin: { description: help, initCollapsed: true },
  };
}

/**
 * A locale without a list falls back to another one, ids included, which the database would reject as duplicates.
 * Without an id, an entry gets a new one.
 */
const withIdsOfItsOwn: FieldHook = ({ value, siblingDocWithLocales, field, req }) => {
  const stored: unknown = field.name ? siblingDocWithLocales?.[field.name] : undefined;
  if (!isRecord(stored) || !Array.isArray(value)) return value;
  const taken = new Set(
    Object.entries(stored).flatMap(([locale, entries]) =>
      locale === req.locale ? [] : recordsIn(entries).map(({ id }) => id),
    ),
  );
  return value.map((entry: unknown) =>
    isRecord(entry) && taken.has(entry.id) ? { ...entry, id: undefined } : entry,
  );
};

function problemOfList(value: unknown, none: EditorText): EditorText | undefined {
  const count = Array.isArray(value) ? value.length : 0;
  if (count === 0) return none;
  return count <= mostEntries
    ? undefined
    : {
        de: `Höchstens ${mostEntries}, im Moment ${count}. Mehr merkt sich niemand.`,
        en: `${mostEntries} at most, at the moment ${count}. Nobody remembers more.`,
      };
}

/** How the club speaks: guideline text for people and for machines that write in its name. */
export const voice: Tab = {
  name: 'voice',
  label: { de: 'Stimme', en: 'Voice' },
  description: {
    de: 'Wie der Verein spricht. Steht in der Richtlinie zum Mitnehmen, in llms.txt für Maschinen, die in seinem Namen schreiben, und auf den Seiten, die Richtig und Falsch zeigen. Je Sprache geschrieben, nicht übersetzt.',
    en: 'How the club speaks. It stands in the guideline to take away, in llms.txt for machines that write in its name, and on the pages that show right and wrong. Written in each language, not translated.',
  },
  fields: [
    lines({
      name: 'rules',
      label: { de: 'Regeln', en: 'Rules' },
      entry: {
        singular: { de: 'Regel', en: 'Rule' },
        plural: { de: 'Regeln', en: 'Rules' },
      },
      help: {
        de: 'Was gilt, in einem Satz, und warum. Die wichtigste zuerst.',
        en: 'What goes, in a sentence, and why. The most important one first.',
      },
      none: {
        de: 'Mindestens eine Regel braucht jede Sprache.',
        en: 'Each language needs at least one rule.',
      },
      original: ({ rules }) => rules,
      fields: [
        line('rule', { de: 'Regel', en: 'Rule' }, longest.rule),
        line('reason', { de: 'Warum', en: 'Why' }, longest.reason),
      ],
    }),
    lines({
      name: 'examples',
      label: { de: 'Falsch und richtig', en: 'Wrong and right' },
      entry: {
        singular: { de: 'Beispiel', en: 'Example' },
        plural: { de: 'Beispiele', en: 'Examples' },
      },
      help: {
        de: 'Sätze, wie sie nicht klingen sollen, und was stattdessen dasteht. Das erste ist in der Übung „Richtig und falsch“ zu sehen.',
        en: 'Sentences as they shouldn’t sound, and what stands there instead. The first is the one in the exercise “Right and wrong”.',
      },
      none: {
        de: 'Mindestens ein Beispiel braucht jede Sprache.',
        en: 'Each language needs at least one example.',
      },
      original: ({ examples }) => examples,
      fields: [
        line('wrong', { de: 'So nicht', en: 'Not this' }, longest.example),
        line('right', { de: 'Sondern so', en: 'But this' }, longest.example),
      ],
    }),
  ],
};
