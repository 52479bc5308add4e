import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { linkTargetField, linkTargetProblem, tidyTarget } from '#fields/link.ts';
import { type EditorReading, verdictFor } from '#i18n/editor-texts.ts';
import { localeNames, locales } from '#i18n/locales.ts';

const languages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    { label: localeNames[locale], css: { 'text-decoration': 'underline dotted' } },
  ]),
);

/**
 * Marks words in another language, so that screen readers pronounce them correctly. Uses Payload's text state
 * feature, with our text for its default state.
 */
const LanguageMarks = createServerFeature({
  key: 'textState',
  feature: {
    ClientFeature: '@payloadcms/richtext-lexical/client#TextStateFeatureClient',
    clientFeatureProps: { state: { language: languages } },
    i18n: { de: { defaultStyle: 'Sprache der Seite' }, en: { defaultStyle: 'Language of the page' } },
  },
});

/** Whatever is pasted comes as text, headings, lists, links and tables. */
const CleanPastes = createServerFeature({
  key: 'cleanPastes',
  feature: { ClientFeature: '/model/markup/clean-pastes.tsx#CleanPastes' },
});

/** The rich text editor, limited to formats that the site renders. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    LanguageMarks(),
    CleanPastes(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: ({ defaultFields }) => [
        ...defaultFields.filter((field) => !('name' in field) || field.name !== 'url'),
        {
          name: 'url',
          type: 'text',
          label: { de: 'Ziel', en: 'Target' },
          required: true,
          validate: (value: unknown, { req }: { req: EditorReading }) =>
            verdictFor(req, linkTargetProblem(value)),
          hooks: { beforeValidate: [tidyTarget] },
          admin: { components: { Field: linkTargetField } },
        },
      ],
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
