import type { Field, GlobalConfig } from 'payload';
import { clubFields } from '#content/club/club-fields.ts';
import { announceGlobal } from '#content/hooks/announce-change.ts';
import { referInGlobal } from '#content/links/refer-typed-links.ts';
import { linkEditorFields } from '#fields/link.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

function linkList(name: string, label: EditorText, help: EditorText, localized: boolean): Field {
  return {
    name,
    type: 'array',
    label,
    localized,
    labels: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
    admin: { description: help, initCollapsed: true },
    fields: [{ type: 'row', fields: linkEditorFields(true) }],
  };
}

function words(name: string, label: EditorText, help: EditorText, maxLength: number): Field {
  return {
    name,
    type: 'text',
    label,
    required: true,
    localized: true,
    maxLength,
    admin: { description: help },
  };
}

/** What every page shows of the club: name, words, links, the picture to share. */
const brandFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'brandName',
        type: 'text',
        label: { de: 'Markenname', en: 'Brand name' },
        required: true,
        maxLength: 40,
        admin: {
          width: '60%',
          description: {
            de: 'Wie der Verein sich nennt, in beiden Sprachen gleich.',
            en: 'What the club calls itself, the same in both languages.',
          },
        },
      },
      {
        name: 'styledLetter',
        type: 'number',
        label: { de: 'Hervorgehobener Buchstabe', en: 'Styled letter' },
        min: 1,
        max: 40,
        admin: {
          width: '40%',
          step: 1,
          description: {
            de: 'Der wievielte Buchstabe; leer: der mittlere.',
            en: 'Which letter, counted from one; empty: the middle one.',
          },
        },
      },
    ],
  },
  words(
    'title',
    { de: 'Titel der Website', en: 'Title of the site' },
    { de: 'Steht hinter jedem Seitentitel.', en: 'Stands behind every page’s title.' },
    80,
  ),
  words(
    'description',
    { de: 'Beschreibung', en: 'Description' },
    { de: 'Für Seiten, die keine eigene haben.', en: 'For pages that have none of their own.' },
    200,
  ),
  words(
    'claim',
    { de: 'Leitsatz', en: 'Tagline' },
    { de: 'Steht groß im Fuß jeder Seite.', en: 'Stands large at the foot of every page.' },
    80,
  ),
  linkList(
    'navigation',
    { de: 'Navigation', en: 'Navigation' },
    { de: 'Im Kopf der Seiten, höchstens sechs.', en: 'In the header, six at most.' },
    true,
  ),
  linkList(
    'footer',
    { de: 'Fußzeile', en: 'Footer' },
    { de: 'Weitere Seiten im Fuß.', en: 'Further pages in the footer.' },
    true,
  ),
  linkList(
    'legal',
    { de: 'Rechtliches', en: 'Legal' },
    {
      de: 'Impressum, Datenschutz, Barrierefreiheit: auf jeder Seite.',
      en: 'Imprint, privacy, accessibility: on every page.',
    },
    true,
  ),
  linkList(
    'social',
    { de: 'Soziale Netze', en: 'Social networks' },
    { de: 'Nur Links, nichts wird geladen.', en: 'Links only, nothing is loaded.' },
    false,
  ),
  {
    name: 'shareImage',
    type: 'upload',
    relationTo: 'media',
    label: { de: 'Bild zum Teilen', en: 'Share image' },
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: {
      description: {
        de: '1200 × 630 Pixel, für Seiten ohne eigenes.',
        en: '1200 × 630 pixels, for pages without their own.',
      },
    },
  },
];

export const projectSettings: GlobalConfig = {
  slug: 'project-settings',
  label: { de: 'Projekteinstellungen', en: 'Project settings' },
  admin: { group: { de: 'Administration', en: 'Administration' } },
  versions: { max: 50 },
  hooks: { beforeChange: [referInGlobal], afterChange: [announceGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { de: 'Marke und Website', en: 'Brand and website' }, fields: brandFields },
        {
          name: 'club',
          label: { de: 'Verein und Recht', en: 'Club and legal' },
          description: {
            de: 'Daraus füllen sich Impressum, Datenschutz und Barrierefreiheit. Was leer ist, fehlt auf den Seiten; was davon nötig ist, mahnt die Übersicht an, bis es da ist.',
            en: 'Imprint, privacy and accessibility take their details from here. What is empty is left out of these pages; the dashboard lists what is necessary and still missing.',
          },
          fields: clubFields,
        },
      ],
    },
  ],
};
