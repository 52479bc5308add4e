import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { s3Storage } from '@payloadcms/storage-s3';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig, type Config } from 'payload';
import { defaultLocale, localeNames, locales } from '#i18n/locales.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { deleteOldEntriesTask } from './access/audit-log/delete-old-entries.ts';
import { withAudit } from './access/audit-log/with-audit.ts';
import { holdToTable } from './access/guard/hold-to-table.ts';
import { withSoundDates } from './access/queries/sound-dates.ts';
import { boundPreferences } from './desk/arrangements/bounded-preferences.ts';
import { guidePicturesEndpoint } from './desk/guides/guide-pictures-endpoint.ts';
import { guidesAddress, guidesName } from './desk/guides/guide-topics.ts';
import { withGuides, withGuidesGlobal } from './desk/guides/with-guides.ts';
import { editingTexts } from './desk/look/editing-texts.ts';
import { pictureEndpoint } from './desk/picker/picture-endpoint.ts';
import { previewBreakpoints } from './desk/preview/breakpoints.ts';
import { titleFieldsOf, withRowTitles } from './desk/rows/with-row-titles.ts';
import { searchEndpoint } from './desk/search/search-endpoint.ts';
import { StartLock } from './foundation/database/backend-locks.ts';
import { settings } from './foundation/operation/content-settings.ts';
import { contentLogger } from './foundation/operation/refusals-in-log.ts';
import { refusalsInWords } from './foundation/refusals/refusals-in-words.ts';
import { handledSaves } from './foundation/saving/handled-saves-collection.ts';
import { linkTargetsEndpoint } from './graph/link-targets/link-targets-endpoint.ts';
import { pathCounts } from './graph/path-counts/path-counts-collection.ts';
import { withSearch, withSearchGlobal } from './graph/search/keep-entries.ts';
import { searchCollections } from './graph/search/search-collections.ts';
import { deleteDueSubmissionsTask } from './inbox/submissions/delete-due.ts';
import { witnessedVotes } from './inbox/votes/witnessed-votes-collection.ts';
import { pictureInTurn } from './library/cleaning/pictures-in-turn.ts';
import { uploadLimits } from './library/media/upload-bounds.ts';
import { identityPreviewAddress, previewAddress } from './lifecycle/drafts/preview-address.ts';
import { withLanguagesColumn } from './lifecycle/languages/with-languages-column.ts';
import { withPublishing, withPublishingGlobal } from './lifecycle/publishing/with-publishing.ts';
import { emptyTrashTask } from './lifecycle/trash/empty-trash.ts';
import { withTrash } from './lifecycle/trash/with-trash.ts';
import { inEditorsWords } from './lifecycle/versions/in-editors-words.ts';
import { versionNotes } from './lifecycle/versions/version-notes-collection.ts';
import { forms } from './model/collections/forms.ts';
import { media } from './model/collections/media.ts';
import { pages } from './model/collections/pages.ts';
import { polls } from './model/collections/polls.ts';
import { products } from './model/collections/products.ts';
import { redirects } from './model/collections/redirects.ts';
import { deletedSubmissions, submissions } from './model/collections/submissions.ts';
import { users } from './model/collections/users.ts';
import { brand } from './model/globals/brand.ts';
import { embedding } from './model/globals/embedding.ts';
import { projectSettings } from './model/globals/project-settings.ts';
import { publication } from './model/globals/publication.ts';
import { voting } from './model/globals/voting.ts';
import { richTextEditor } from './model/markup/rich-text-editor.ts';
import { contentDatabase } from './payload/database.ts';
import { accountMail } from './people/accounts/account-mail.ts';
import { tick } from './process/jobs/clock.ts';
import { prepareContent } from './process/start/prepare-content.ts';
import { draftLinks } from './wire/draft-links/draft-links-collection.ts';

const mediaDirectory = join(settings.dataDir, 'media');
mkdirSync(mediaDirectory, { recursive: true });

process.env.TZ ??= timeZone;

/** CSRF: browsers may send an editor's cookie only from these origins. */
const origins = settings.siteUrlIsSet
  ? [settings.siteUrl]
  : [settings.siteUrl, settings.siteUrl.replace('localhost', '127.0.0.1')];

const startLock = new StartLock(settings.databaseUrl);

const collections = [
  withTrash(withLanguagesColumn(pages((path, locale) => previewAddress(settings, path, locale)))),
  withTrash(withLanguagesColumn(media(mediaDirectory))),
  withTrash(withLanguagesColumn(polls)),
  withTrash(withLanguagesColumn(forms)),
  withTrash(withLanguagesColumn(products)),
  submissions,
  withTrash(redirects),
  users(settings.siteUrl),
  deletedSubmissions,
  draftLinks,
  pathCounts,
  witnessedVotes,
  versionNotes,
  handledSaves,
  ...searchCollections,
].map((collection) => withSearch(withGuides(withPublishing(collection))));

const globals = [
  projectSettings,
  brand((locale) => identityPreviewAddress(settings, locale)),
  voting,
  embedding,
  publication,
].map((global) => withSearchGlobal(withGuidesGlobal(withPublishingGlobal(global))));

const titleFields = titleFieldsOf(collections);

const config: Config = {
  secret: settings.secrets.payload,
  csrf: origins,
  cors: [],
  telemetry: false,
  graphQL: { disable: true },
  // What the admin asks for; Payload's own maximum is ten.
  maxDepth: 2,
  logger: contentLogger,
  db: contentDatabase(settings, startLock),
  sharp: pictureInTurn,
  email: accountMail(settings),
  editor: richTextEditor,
  admin: {
    user: 'users',
    avatar: 'default',
    // Relative to the repository root, where every command runs: it is sent to browsers, which must not see local
    // paths.
    importMap: {
      baseDir: 'src/content',
      importMapFile: 'src/content/app/(payload)/admin/importMap.js',
    },
    meta: {
      titleSuffix: ' · Heimspiel',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      defaultOGImageType: 'off',
    },
    components: {
      views: {
        login: { Component: '/people/sign-in/sign-in-view.tsx#SignInView' },
        dashboard: { Component: '/desk/overview/dashboard-view.tsx#DashboardView' },
        guides: { Component: '/desk/guides/guides-view.tsx#GuidesView', path: '/guides' },
      },
      providers: [
        '/payload/mended-parts.tsx#MendedParts',
        '/foundation/saving/sending.tsx#Sending',
        '/people/sign-in/sign-in-again.tsx#SignInAgain',
      ],
      beforeNavLinks: ['/desk/look/mark.tsx#NavigationMark'],
      afterNavLinks: [
        {
          path: '/desk/look/desk-link.tsx#DeskLink',
          serverProps: { href: guidesAddress, label: guidesName },
        },
      ],
      actions: ['/desk/search/search.tsx#Search'],
      graphics: { Icon: '/desk/look/mark.tsx#MarkIcon' },
    },
    // Beside the form, once the page has been saved in this locale; the URL has the page's path.
    livePreview: {
      collections: ['pages'],
      url: ({ data, locale }) =>
        typeof data.path === 'string' && data.id !== undefined && data.title
          ? previewAddress(settings, data.path, locale.code)
          : undefined,
      breakpoints: [...previewBreakpoints],
    },
    dateFormat: 'dd.MM.yyyy HH:mm',
    timezones: { defaultTimezone: timeZone },
  },
  i18n: {
    supportedLanguages: { de, en },
    fallbackLanguage: 'de',
    translations: {
      de: {
        ...editingTexts.de,
        polls: { votes: 'Stimmen' },
        forms: { submissions: 'Einsendungen' },
      },
      en: {
        ...editingTexts.en,
        polls: { votes: 'Votes' },
        forms: { submissions: 'Received' },
      },
    },
  },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    // REST requests without a locale get the default one only with this; the site itself never uses the fallback.
    fallback: true,
  },
  collections: collections.map((collection) => withRowTitles(collection, titleFields)),
  globals: globals.map((global) => withRowTitles(global, titleFields)),
  endpoints: [pictureEndpoint, guidePicturesEndpoint, linkTargetsEndpoint, searchEndpoint],
  upload: { limits: { fileSize: uploadLimits.bytes }, abortOnLimit: true },
  hooks: { afterError: [refusalsInWords] },
  jobs: {
    tasks: [deleteDueSubmissionsTask, deleteOldEntriesTask, emptyTrashTask],
    autoRun: [{ cron: '* * * * *', disableScheduling: true }],
    // The job clock runs everything itself (`tick`), so Payload's runner gets nothing.
    shouldAutoRun: async (payload) => {
      await tick(payload);
      return false;
    },
  },
  plugins: [
    s3Storage({
      enabled: settings.s3 !== undefined,
      collections: { media: true },
      alwaysInsertFields: true,
      bucket: settings.s3?.bucket ?? '',
      config: {
        region: settings.s3?.region,
        ...(settings.s3?.endpoint ? { endpoint: settings.s3.endpoint, forcePathStyle: true } : {}),
        credentials: settings.s3
          ? { accessKeyId: settings.s3.accessKeyId, secretAccessKey: settings.s3.secretAccessKey }
          : undefined,
      },
    }),
  ],
  typescript: { autoGenerate: false },
  onInit: (payload) => prepareContent(payload, settings).finally(() => startLock.release()),
};

export default buildConfig(withAudit(config))
  .then(boundPreferences)
  .then(holdToTable)
  .then(inEditorsWords)
  .then(withSoundDates);
