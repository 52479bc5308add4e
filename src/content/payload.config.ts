import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { s3Storage } from '@payloadcms/storage-s3';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig, type Config } from 'payload';
import { defaultLocale, localeNames, locales } from '#i18n/locales.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { holdToTable } from './access/hold-to-table.ts';
import { accountMail } from './accounts/account-mail.ts';
import { boundPreferences } from './arrangements/bounded-preferences.ts';
import { deleteOldEntriesTask } from './audit/delete-old-entries.ts';
import { withAudit } from './audit/with-audit.ts';
import { StartLock } from './backend-locks.ts';
import { brand } from './brand/brand.ts';
import { forms } from './collections/forms.ts';
import { media } from './collections/media.ts';
import { pages } from './collections/pages.ts';
import { polls } from './collections/polls.ts';
import { products } from './collections/products.ts';
import { redirects } from './collections/redirects.ts';
import { deletedSubmissions, submissions } from './collections/submissions.ts';
import { users } from './collections/users.ts';
import { settings } from './content-settings.ts';
import { contentDatabase } from './database.ts';
import { draftLinks } from './draft-links/draft-links-collection.ts';
import { editingTexts } from './editing-texts.ts';
import { withSoundDates } from './fields/sound-dates.ts';
import { embedding } from './globals/embedding.ts';
import { projectSettings } from './globals/project-settings.ts';
import { publication } from './globals/publication.ts';
import { voting } from './globals/voting.ts';
import { guidePicturesEndpoint } from './guides/guide-pictures-endpoint.ts';
import { guidesAddress, guidesName } from './guides/guide-topics.ts';
import { withGuides, withGuidesGlobal } from './guides/with-guides.ts';
import { tick } from './jobs/clock.ts';
import { withLanguagesColumn } from './languages/with-languages-column.ts';
import { linkTargetsEndpoint } from './links/link-targets-endpoint.ts';
import { pictureInTurn } from './media/pictures-in-turn.ts';
import { uploadLimits } from './media/upload-bounds.ts';
import { calendarTitle } from './overview/calendar/calendar-messages.ts';
import { calendarAddress } from './overview/calendar/calendar-month.ts';
import { pathCounts } from './path-counts/path-counts-collection.ts';
import { pictureEndpoint } from './picker/picture-endpoint.ts';
import { prepareContent } from './prepare-content.ts';
import { previewBreakpoints } from './preview/breakpoints.ts';
import { identityPreviewAddress, previewAddress } from './preview/preview-address.ts';
import { withPublishing, withPublishingGlobal } from './publishing/with-publishing.ts';
import { refusalsInWords } from './refusals/refusals-in-words.ts';
import { contentLogger } from './refusals-in-log.ts';
import { richTextEditor } from './rich-text-editor.ts';
import { titleFieldsOf, withRowTitles } from './rows/with-row-titles.ts';
import { handledSaves } from './saving/handled-saves-collection.ts';
import { deleteDueSubmissionsTask } from './submissions/delete-due.ts';
import { emptyTrashTask } from './trash/empty-trash.ts';
import { withTrash } from './trash/with-trash.ts';
import { inEditorsWords } from './versions/in-editors-words.ts';
import { versionNotes } from './versions/version-notes-collection.ts';
import { witnessedVotes } from './votes/witnessed-votes-collection.ts';

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
].map((collection) => withGuides(withPublishing(collection)));

const globals = [
  projectSettings,
  brand((locale) => identityPreviewAddress(settings, locale)),
  voting,
  embedding,
  publication,
].map((global) => withGuidesGlobal(withPublishingGlobal(global)));

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
        login: { Component: '/accounts/sign-in/sign-in-view.tsx#SignInView' },
        dashboard: { Component: '/look/dashboard-view.tsx#DashboardView' },
        calendar: { Component: '/overview/calendar/calendar-view.tsx#CalendarView', path: '/calendar' },
        guides: { Component: '/guides/guides-view.tsx#GuidesView', path: '/guides' },
      },
      providers: ['/look/mended-parts.tsx#MendedParts', '/saving/sending.tsx#Sending'],
      beforeNavLinks: ['/look/mark.tsx#NavigationMark'],
      afterNavLinks: [
        { href: calendarAddress, label: calendarTitle },
        { href: guidesAddress, label: guidesName },
      ].map((serverProps) => ({ path: '/look/desk-link.tsx#DeskLink', serverProps })),
      graphics: { Icon: '/look/mark.tsx#MarkIcon' },
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
  endpoints: [pictureEndpoint, guidePicturesEndpoint, linkTargetsEndpoint],
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
