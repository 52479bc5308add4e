import type { Field, GlobalConfig } from 'payload';
import { clubFields } from '#content/club/club-fields.ts';
import { announceGlobal } from '#content/hooks/announce-change.ts';
import { referInGlobal } from '#content/links/refer-typed-links.ts';
import { linkEditorFields } from '#fields/link.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** The lists of links between which one can be moved. */
const pageLists = {
  navigation: { de: 'Navigation', en: 'Navigation' },
  footer: { de: 'Fußzeile', en: 'Footer' },
  legal: { de: 'Rechtliches', en: 'Legal' },
} as const satisfies Readonly<Record<string, EditorText>>;

const moveLink: Field = {
  name: 'move',
  type: 'ui',
  admin: {
    components: { Field: { path: '/links/move-link.tsx#MoveLink', clientProps: { lists: pageLists } } },
  },
};

function linkList(name: string, label: EditorText, help: EditorText): Field {
  const leadsToPages = name in pageLists;
  return {
    name,
    type: 'array',
    label,
    // Pages have an address in each language, what is elsewhere has one.
    localized: leadsToPages,
    labels: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
    admin: {
      description: help,
      initCollapsed: true,
      ...(leadsToPages ? { components: { afterInput: ['/links/add-page-link.tsx#AddPageLink'] } } : {}),
    },
    fields: [{ type: 'row', fields: linkEditorFields(true) }, ...(leadsToPages ? [moveLink] : [])],
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

/** What every page says and links to; who says it, is the identity's (`content/brand`). */
const siteFields: Field[] = [
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
  linkList('navigation', pageLists.navigation, {
    de: 'Im Kopf der Seiten, höchstens sechs.',
    en: 'In the header, six at most.',
  }),
  linkList('footer', pageLists.footer, { de: 'Weitere Seiten im Fuß.', en: 'Further pages in the footer.' }),
  linkList('legal', pageLists.legal, {
    de: 'Impressum, Datenschutz, Barrierefreiheit: auf jeder Seite.',
    en: 'Imprint, privacy, accessibility: on every page.',
  }),
  linkList(
    'social',
    { de: 'Soziale Netze', en: 'Social networks' },
    { de: 'Nur Links, nichts wird geladen.', en: 'Links only, nothing is loaded.' },
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
        {
          label: { de: 'Website', en: 'Website' },
          description: {
            de: 'Wie der Verein heißt und sein Leitsatz stehen unter „Identität“.',
            en: 'What the club is called, and its tagline, are under “Identity”.',
          },
          fields: siteFields,
        },
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
