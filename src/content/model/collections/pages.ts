import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { blockKindNames } from '#blocks/kinds.ts';
import { upgradeStoredBlocks } from '#blocks/stored-blocks.ts';
import { templatesEndpoint } from '#content/desk/arrangements/templates-endpoint.ts';
import { installation } from '#content/desk/block-clipboard/installation.ts';
import { pastedBlocksEndpoint } from '#content/desk/block-clipboard/pasted-blocks-endpoint.ts';
import { kindsToPick, pickableBlock } from '#content/desk/picker/pickable-block.ts';
import { previewAddressEndpoints } from '#content/desk/preview/preview-address-endpoint.ts';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { referInDocument } from '#content/graph/links/refer-typed-links.ts';
import { refuseLoop } from '#content/graph/redirects/redirect-rules.ts';
import { refuseUnfitPage, rememberLanguage } from '#content/lifecycle/gates/refuse-unfit-page.ts';
import { keepTwins } from '#content/lifecycle/languages/keep-twins.ts';
import { otherLanguageEndpoint } from '#content/lifecycle/languages/other-language-endpoint.ts';
import { withTextsBeside } from '#content/lifecycle/languages/with-texts-beside.ts';
import { announceDeletedPage, announcePage } from '#content/lifecycle/publishing/announce-change.ts';
import { leaveRedirect, rememberPath } from '#content/lifecycle/publishing/move-page.ts';
import { publishWhenSaid, restoreAsDraft } from '#content/lifecycle/publishing/publish-when-said.ts';
import { knownKindsOnly } from '#content/lifecycle/versions/known-kinds.ts';
import { draftLinkEndpoints } from '#content/wire/draft-links/draft-link-endpoints.ts';
import { type EditorReading, verdictFor } from '#i18n/editor-texts.ts';
import { layoutNames } from '#pages/layout-names.ts';
import { pagePathProblem } from '#pages/page-path.ts';
import { typedPath } from '#typed/slug.ts';
import { emptyInCopies, freePath, markCopy } from './duplicate.ts';
import { drafts } from './records.ts';
import { routeFields } from './route-fields.ts';

const longestTitle = 120;

const layoutLabels = {
  default: { de: 'Standard', en: 'Default' },
  poll: { de: 'Abstimmung', en: 'Poll' },
  strategie: { de: 'Strategie', en: 'Strategy' },
};

const checkRoute: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const route = data.route ?? originalDoc?.route ?? {};
  if (
    route.visibleFrom &&
    route.visibleUntil &&
    new Date(route.visibleFrom) >= new Date(route.visibleUntil)
  ) {
    const problem = {
      path: 'route.visibleUntil',
      label: { de: 'Sichtbar bis', en: 'Visible until' },
      message: {
        de: '„Sichtbar bis“ muss nach „Sichtbar ab“ liegen.',
        en: '“Visible until” has to be after “visible from”.',
      },
    };
    refuseSaving('pages', [problem], req);
  }
  if (data._status === 'published' && route.redirectTo) {
    const rule = { from: String(data.path ?? originalDoc?.path), to: String(route.redirectTo) };
    await refuseLoop(rule, `pages/${String(originalDoc?.id)}`, 'route.redirectTo', req);
  }
  return data;
};

/** `previewUrl` is where the admin shows a draft. */
export function pages(previewUrl: (path: string, locale: string) => string): CollectionConfig {
  return {
    slug: 'pages',
    labels: { singular: { de: 'Seite', en: 'Page' }, plural: { de: 'Seiten', en: 'Pages' } },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', 'updatedAt'],
      group: { de: 'Inhalt', en: 'Content' },
      components: {
        views: {
          edit: {
            default: { Component: '/desk/preview/page-view.tsx#PageView' },
            pictures: {
              Component: '/lifecycle/versions/pictures-view.tsx#PicturesView',
              path: '/pictures/:version',
            },
          },
        },
      },
      preview: (doc, { locale }) => (typeof doc.path === 'string' ? previewUrl(doc.path, locale) : null),
    },
    versions: { maxPerDoc: 100, drafts },
    endpoints: [
      restoreAsDraft,
      pastedBlocksEndpoint,
      templatesEndpoint,
      otherLanguageEndpoint,
      ...previewAddressEndpoints,
      ...draftLinkEndpoints,
    ],
    hooks: {
      beforeOperation: [publishWhenSaid, rememberLanguage],
      beforeChange: [keepTwins, referInDocument, rememberPath, checkRoute, refuseUnfitPage],
      afterRead: [knownKindsOnly],
      afterChange: [announcePage, leaveRedirect],
      afterDelete: [announceDeletedPage],
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: { de: 'Inhalt', en: 'Content' },
            fields: withTextsBeside([
              {
                name: 'title',
                type: 'text',
                label: { de: 'Titel', en: 'Title' },
                required: true,
                localized: true,
                maxLength: longestTitle,
                hooks: { beforeDuplicate: [markCopy(longestTitle)] },
                admin: {
                  description: {
                    de: 'Steht im Browser-Tab und in Suchergebnissen. Eine Seite gibt es in einer Sprache, sobald sie dort einen Titel hat.',
                    en: 'Shown in the browser’s tab and in search results. A page exists in a language once it has a title there.',
                  },
                },
              },
              {
                name: 'blocks',
                type: 'blocks',
                label: { de: 'Bausteine', en: 'Blocks' },
                labels: {
                  singular: { de: 'Baustein', en: 'Block' },
                  plural: { de: 'Bausteine', en: 'Blocks' },
                },
                localized: true,
                hooks: { afterRead: [({ value }) => upgradeStoredBlocks(value)] },
                blocks: blockKindNames.map(pickableBlock),
                admin: {
                  initCollapsed: true,
                  components: {
                    beforeInput: [
                      '/lifecycle/languages/language-panel.tsx#LanguagePanel',
                      {
                        path: '/desk/block-clipboard/block-tools.tsx#BlockTools',
                        clientProps: { installation },
                      },
                      {
                        path: '/desk/picker/find-blocks.tsx#FindBlocks',
                        clientProps: { kinds: kindsToPick },
                      },
                    ],
                    afterInput: [
                      '/desk/preview/follow-preview.tsx#FollowPreview',
                      '/desk/preview/renew-preview.tsx#RenewPreview',
                    ],
                  },
                  description: {
                    de: 'Woraus die Seite besteht, von oben nach unten. Jede Sprache hat ihre eigene Folge.',
                    en: 'What the page is made of, from top to bottom. Each language has its own sequence.',
                  },
                },
              },
            ]),
          },
          {
            name: 'route',
            label: { de: 'Route', en: 'Route' },
            fields: emptyInCopies(routeFields(), ['visibleFrom', 'visibleUntil']),
          },
          {
            name: 'seo',
            label: { de: 'Suche und Teilen', en: 'Search and sharing' },
            fields: withTextsBeside([
              {
                name: 'description',
                type: 'textarea',
                label: { de: 'Beschreibung', en: 'Description' },
                localized: true,
                maxLength: 200,
                admin: {
                  description: {
                    de: 'Ein Satz für Suchergebnisse und geteilte Links. Leer: die Beschreibung der Website.',
                    en: 'One sentence for search results and shared links. Empty: the site’s description.',
                  },
                },
              },
              {
                name: 'image',
                type: 'upload',
                relationTo: 'media',
                label: { de: 'Bild zum Teilen', en: 'Share image' },
                filterOptions: { mimeType: { contains: 'image/' } },
                admin: {
                  description: {
                    de: 'Wird um den Fokuspunkt auf 1200 × 630 Pixel zugeschnitten. Leer: das Bild aus den Projekteinstellungen.',
                    en: 'Is cropped around its focal point to 1200 × 630 pixels. Empty: the picture from the project settings.',
                  },
                },
              },
              {
                name: 'hidden',
                type: 'checkbox',
                label: { de: 'Nicht in Suchmaschinen', en: 'Not in search engines' },
                defaultValue: false,
                admin: {
                  description: {
                    de: 'Die Seite bleibt erreichbar, wird aber nicht gelistet.',
                    en: 'The page stays reachable but is not listed.',
                  },
                },
              },
            ]),
          },
        ],
      },
      {
        name: 'path',
        type: 'text',
        label: { de: 'Pfad', en: 'Path' },
        required: true,
        unique: true,
        index: true,
        hooks: {
          beforeValidate: [({ value }) => (typeof value === 'string' ? typedPath(value) : value)],
          beforeDuplicate: [freePath],
        },
        validate: (value: unknown, { req }: { req: EditorReading }) =>
          verdictFor(req, pagePathProblem(typeof value === 'string' ? typedPath(value) : '')),
        admin: {
          position: 'sidebar',
          components: {
            afterInput: [
              '/foundation/fields/path-from-title.tsx#PathFromTitle',
              '/lifecycle/states/live-address.tsx#LiveAddress',
            ],
          },
          description: {
            de: 'Die Adresse der Seite, in beiden Sprachen gleich und ohne /en. Folgt bis zum ersten Speichern dem Titel.',
            en: 'The page’s address, the same in both languages and without /en. Follows the title until it is first saved.',
          },
        },
      },
      {
        name: 'layout',
        type: 'select',
        label: { de: 'Layout', en: 'Layout' },
        required: true,
        defaultValue: 'default',
        options: layoutNames.map((value) => ({ value, label: layoutLabels[value] })),
        admin: {
          position: 'sidebar',
          description: { de: 'Der Rahmen um die Bausteine.', en: 'The frame around the blocks.' },
        },
      },
      {
        name: 'draftLinks',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/wire/draft-links/draft-links-panel.tsx#DraftLinksPanel' },
        },
      },
    ],
  };
}
