import type { CollectionConfig } from 'payload';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { referInDocument } from '#content/graph/links/refer-typed-links.ts';
import { ignoredPathsEndpoint } from '#content/graph/path-counts/ignored-paths-endpoint.ts';
import { givenInAddress } from '#content/graph/path-counts/redirect-form.ts';
import { refuseLoop } from '#content/graph/redirects/redirect-rules.ts';
import { redirectsExport } from '#content/graph/redirects/redirects-export.ts';
import { redirectsImport } from '#content/graph/redirects/redirects-import.ts';
import { announcesChanges } from '#content/lifecycle/publishing/announce-change.ts';
import { type EditorReading, verdictFor } from '#i18n/editor-texts.ts';
import { formerAddress, formerAddressProblem } from '#pages/former-address.ts';
import { redirectTarget } from '#pages/redirect-target.ts';
import { checkRedirectTarget, redirectTargetField } from './redirect-target.ts';

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { de: 'Weiterleitung', en: 'Redirect' },
    plural: { de: 'Weiterleitungen', en: 'Redirects' },
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'status', 'followed'],
    group: { de: 'Inhalt', en: 'Content' },
    components: {
      beforeListTable: [
        '/graph/path-counts/missing-paths-panel.tsx#MissingPathsPanel',
        '/graph/redirects/redirects-export-link.tsx#RedirectsExportLink',
        '/graph/redirects/import-panel.tsx#ImportPanel',
      ],
    },
  },
  endpoints: [redirectsExport, redirectsImport, ignoredPathsEndpoint],
  // A copy would be active at once, and there are only three fields.
  disableDuplicate: true,
  hooks: {
    beforeChange: [
      referInDocument,
      async ({ data, originalDoc, req }) => {
        const from = String(data.from ?? originalDoc?.from ?? '');
        const to = String(data.to ?? originalDoc?.to ?? '');
        const page = await req.payload.find({
          collection: 'pages',
          where: { path: { equals: from } },
          limit: 1,
          depth: 0,
          req,
        });
        if (page.totalDocs > 0) {
          const problem = {
            path: 'from',
            label: { de: 'Von', en: 'From' },
            message: {
              de: `Unter ${from} gibt es eine Seite. Ihre eigene Weiterleitung steht bei der Seite unter „Route“.`,
              en: `There is a page at ${from}. Its own redirect is set with the page, under “Route”.`,
            },
          };
          refuseSaving('redirects', [problem], req);
        }
        await refuseLoop({ from, to }, `redirects/${String(originalDoc?.id)}`, 'to', req);
        return data;
      },
    ],
    ...announcesChanges,
  },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: { de: 'Von', en: 'From' },
      required: true,
      defaultValue: givenInAddress('from'),
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? formerAddress(value) : value)],
      },
      validate: (value: unknown, { req }: { req: EditorReading }) =>
        verdictFor(req, formerAddressProblem(formerAddress(typeof value === 'string' ? value : ''))),
      admin: {
        description: {
          de: 'Der alte Pfad, auch der einer früheren Website: /verein.html, /index.php?id=12. Gilt in beiden Sprachen.',
          en: 'The old path, also that of a former website: /club.html, /index.php?id=12. Applies to both languages.',
        },
      },
    },
    {
      name: 'to',
      type: 'text',
      label: { de: 'Nach', en: 'To' },
      required: true,
      defaultValue: givenInAddress('to'),
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? redirectTarget(value) : value)],
      },
      validate: checkRedirectTarget,
      admin: {
        components: { Field: redirectTargetField, Cell: '/graph/link-targets/target-cell.tsx#TargetCell' },
        description: {
          de: 'Eine Seite (/strategie) oder eine Adresse mit https://.',
          en: 'A page (/strategie) or an address with https://.',
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      label: { de: 'Dauer', en: 'Duration' },
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: { de: 'Dauerhaft (301)', en: 'Permanent (301)' } },
        { value: '302', label: { de: 'Vorläufig (302)', en: 'Temporary (302)' } },
      ],
      admin: {
        description: {
          de: 'Dauerhafte merken sich Browser und Suchmaschinen.',
          en: 'Browsers and search engines remember permanent ones.',
        },
      },
    },
    {
      name: 'followed',
      type: 'ui',
      label: { de: 'Benutzt', en: 'Followed' },
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/graph/path-counts/followed.tsx#FollowedCell',
          Field: '/graph/path-counts/followed.tsx#FollowedField',
        },
      },
    },
  ],
};
