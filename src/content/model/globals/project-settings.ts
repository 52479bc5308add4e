import type { Field, GlobalConfig } from 'payload';
import type { LinkList, LinkLists } from '#content/graph/links/link-lists.ts';
import { referInGlobal } from '#content/graph/links/refer-typed-links.ts';
import { clubFields } from '#content/identity/club/club-fields.ts';
import { announceGlobal } from '#content/lifecycle/publishing/announce-change.ts';
import { linkEditorFields } from '#fields/link.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** The lists of links. Links can be moved between the first three. */
const linkLists = {
  navigation: { name: { de: 'Navigation', en: 'Navigation' }, most: 6 },
  footer: { name: { de: 'Fußzeile', en: 'Footer' } },
  legal: { name: { de: 'Rechtliches', en: 'Legal' } },
  // External URLs aren't localized.
  social: { name: { de: 'Soziale Netze', en: 'Social networks' }, isShared: true },
} as const satisfies LinkLists;

const moveLink: Field = {
  name: 'move',
  type: 'ui',
  admin: {
    components: {
      Field: { path: '/graph/link-targets/move-link.tsx#MoveLink', clientProps: { lists: linkLists } },
    },
  },
};

function linkList(name: keyof typeof linkLists, help: EditorText): Field {
  const { name: label, most, isShared }: LinkList = linkLists[name];
  const addPage = {
    path: '/graph/link-targets/add-page-link.tsx#AddPageLink',
    clientProps: { name: label, most },
  };
  return {
    name,
    type: 'array',
    label,
    localized: !isShared,
    ...(most === undefined ? {} : { maxRows: most }),
    labels: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
    admin: {
      description: help,
      initCollapsed: true,
      components: isShared ? {} : { afterInput: [addPage] },
    },
    fields: [{ type: 'row', fields: linkEditorFields(true) }, ...(isShared ? [] : [moveLink])],
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

/** Texts and links of every page; the club's name and claims are part of the identity (`content/brand`). */
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
  linkList('navigation', {
    de: 'Im Kopf der Seiten, höchstens sechs.',
    en: 'In the header, six at most.',
  }),
  linkList('footer', { de: 'Weitere Seiten im Fuß.', en: 'Further pages in the footer.' }),
  linkList('legal', {
    de: 'Impressum, Datenschutz, Barrierefreiheit: auf jeder Seite.',
    en: 'Imprint, privacy, accessibility: on every page.',
  }),
  linkList('social', { de: 'Nur Links, nichts wird geladen.', en: 'Links only, nothing is loaded.' }),
  {
    name: 'shareImage',
    type: 'upload',
    relationTo: 'media',
    label: { de: 'Bild zum Teilen', en: 'Share image' },
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: {
      description: {
        de: 'Für Seiten ohne eigenes. Wird um den Fokuspunkt auf 1200 × 630 Pixel zugeschnitten.',
        en: 'For pages without their own. Is cropped around its focal point to 1200 × 630 pixels.',
      },
    },
  },
];

export const projectSettings: GlobalConfig = {
  slug: 'project-settings',
  label: { de: 'Projekteinstellungen', en: 'Project settings' },
  admin: {
    group: { de: 'Administration', en: 'Administration' },
    components: { elements: { beforeDocumentControls: ['/foundation/refusals/named-field.tsx#NamedField'] } },
  },
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
