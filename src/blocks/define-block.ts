import type { Block } from 'payload';
import type { z } from 'zod';
import { choice, toggle } from '#fields/choice.ts';
import {
  type AuthoredValues,
  editorFields,
  type FieldMap,
  type FieldValues,
  schemaOf,
} from '#fields/content-field.ts';
import { anchor } from '#fields/patterned-text.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

const placementFields = {
  ground: choice({
    label: { de: 'Fläche', en: 'Ground' },
    help: {
      de: 'Die Fläche hinter dem Baustein. Wechselt in großen Feldern, nicht von Baustein zu Baustein.',
      en: 'The field behind the block. Change it in large fields, not from block to block.',
    },
    options: {
      white: { de: 'Weiß', en: 'White' },
      sand: { de: 'Sand', en: 'Sand' },
      night: { de: 'Nacht', en: 'Night' },
    },
  }),
  reveals: toggle({
    label: { de: 'Erscheint beim Scrollen', en: 'Appears on scrolling' },
    help: {
      de: 'Der Inhalt kommt ins Bild, wenn man ihn erreicht. Ausgeschaltet steht er von Anfang an.',
      en: 'The content comes in when a reader reaches it. Switched off, it stands there from the start.',
    },
    startsOn: true,
  }),
  parallax: choice({
    label: { de: 'Parallaxe', en: 'Parallax' },
    help: {
      de: 'Wie weit sich der Inhalt beim Scrollen gegen seinen Grund verschiebt; nur in Fenstern ab 1025\u00A0px.',
      en: 'How far the content moves against its ground while scrolling; only in windows from 1025\u00A0px.',
    },
    options: {
      none: { de: 'Keine', en: 'None' },
      subtle1: { de: 'Sehr leicht (20\u00A0px)', en: 'Very subtle (20\u00A0px)' },
      subtle2: { de: 'Leicht (30\u00A0px)', en: 'Subtle (30\u00A0px)' },
      slower: {
        de: 'Gegenläufig (9\u00A0% der Fensterbreite)',
        en: 'Against the scroll (9% of the width)',
      },
      slow: { de: 'Langsam (6\u00A0%)', en: 'Slow (6%)' },
      medium: { de: 'Mittel (9\u00A0%)', en: 'Medium (9%)' },
      fast: { de: 'Schnell (12\u00A0%)', en: 'Fast (12%)' },
    },
  }),
  anchor: anchor({
    label: { de: 'Sprungziel', en: 'Anchor' },
    help: {
      de: 'Kurzer Name, mit dem ein Link genau hierher führt, zum Beispiel „zahlen“ für #zahlen.',
      en: 'A short name by which a link leads right here, such as “figures” for #figures.',
    },
  }),
} satisfies FieldMap;

/** Folded, it says what was chosen. */
const lookLabel = '/desk/rows/look-label.tsx#LookLabel';

/** Groups of the block picker, in order. */
const blockGroups = {
  opening: { de: 'Auftakt und Gliederung', en: 'Opening and structure' },
  text: { de: 'Text', en: 'Text' },
  pictures: { de: 'Bild, Film und Ton', en: 'Pictures, video and sound' },
  facts: { de: 'Zahlen und Merkmale', en: 'Figures and features' },
  identity: { de: 'Identität', en: 'Identity' },
  doing: { de: 'Mitmachen und Weitergehen', en: 'Taking part and moving on' },
  others: { de: 'Fremdes und Eigenes', en: 'From elsewhere, and your own' },
  legal: { de: 'Rechtliches', en: 'Legal' },
} satisfies Readonly<Record<string, EditorText>>;

export interface BlockDefinition<Kind extends string, Fields extends FieldMap> {
  /** Folder name. */
  kind: Kind;
  /** Position in the design-system index and block picker; in steps of ten, to leave room for others. */
  place: number;
  /** Path of the demo page without locale prefix; default `/demo/{kind}`. */
  demoPath?: string;
  /** A page that shows it instead of a demo page, without locale prefix. */
  shownOn?: string;
  /** Only for legal pages: filled in automatically and not part of the design system. */
  isLegal?: true;
  /** Raised by one whenever stored data has to change shape; `upgrades` then gets the step. */
  version: number;
  /** upgrades[n] turns data of version n + 1 into version n + 2. Pure; never throws on odd data. */
  upgrades: readonly ((stored: Readonly<Record<string, unknown>>) => Record<string, unknown>)[];
  label: EditorText;
  group: keyof typeof blockGroups;
  purpose: EditorText;
  /** When to use something else. */
  notFor: EditorText;
  /** Comma-separated synonyms for the block picker's search. */
  alsoCalled: EditorText;
  fields: Fields;
}

type Placement = typeof placementFields;

/** Declares a kind of block: the editor's fields, which define the view's props. */
export function defineBlock<Kind extends string, Fields extends FieldMap>(
  definition: BlockDefinition<Kind, Fields>,
): BlockDefinition<Kind, Fields & Placement> {
  if (definition.upgrades.length !== definition.version - 1) {
    throw new Error(
      `Block "${definition.kind}" is version ${definition.version} and needs one upgrade less than that.`,
    );
  }
  return { ...definition, fields: { ...definition.fields, ...placementFields } };
}

export type AnyBlockDefinition = BlockDefinition<string, FieldMap>;

/** The block as its view receives it. */
export type BlockData<Definition extends AnyBlockDefinition> = FieldValues<Definition['fields']> & {
  id: string;
};

/** The block as examples and seeds write it. */
type AuthoredBlock<Definition extends AnyBlockDefinition> = AuthoredValues<Definition['fields']>;

/** A named example, shown on the kind's demo page and tested for markup, accessibility and appearance. */
export interface BlockExample<Definition extends AnyBlockDefinition> {
  /** Kebab-case, unique within its kind; anchor on the demo page. */
  id: string;
  name: EditorText;
  purpose: EditorText;
  /** Tests limits rather than good use; shown in a drawer at the end of the demo page. */
  isStressTest?: true;
  content: { de: AuthoredBlock<Definition>; en: AuthoredBlock<Definition> };
}

export function blockSchema<Definition extends AnyBlockDefinition>(
  definition: Definition,
): z.ZodType<FieldValues<Definition['fields']>> {
  return schemaOf(definition.fields) as z.ZodType<FieldValues<Definition['fields']>>;
}

export function editorBlock(definition: AnyBlockDefinition): Block {
  return {
    slug: definition.kind,
    labels: { singular: definition.label, plural: definition.label },
    admin: { group: blockGroups[definition.group] },
    fields: [
      ...editorFields(
        Object.fromEntries(Object.entries(definition.fields).filter(([name]) => !(name in placementFields))),
      ),
      {
        type: 'collapsible',
        label: { de: 'Aussehen', en: 'Look' },
        admin: { initCollapsed: true, components: { Label: lookLabel } },
        fields: editorFields(placementFields),
      },
      { name: 'version', type: 'number', defaultValue: definition.version, admin: { hidden: true } },
    ],
  };
}

/** Brings stored data of an older version up to date; what is newer than the code stays as it is. */
export function upgradeBlock(
  definition: AnyBlockDefinition,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const from = typeof stored.version === 'number' ? stored.version : 1;
  let data: Record<string, unknown> = { ...stored };
  for (const upgrade of definition.upgrades.slice(from - 1)) data = upgrade(data);
  return { ...data, version: Math.max(from, definition.version) };
}
