import { accounts, admins, anybody, editors, nobody, own, type Right } from './right.ts';

/**
 * The access table: who may do what in the content backend, for every collection, global, endpoint, server function,
 * job task and route, including Payload's own. `holdToTable` derives every access function from it, overriding
 * whatever a collection or Payload configures. Whatever is `nobody` or missing here answers 404. `table.test.ts`
 * walks the running configuration as every asker and fails for what the table doesn't name.
 */

/** By `METHOD /path`, relative to the collection, the global or `/api`. */
type Endpoints = Readonly<Record<string, Right>>;

export interface CollectionRights {
  /** Lists, filters, sorts, counts and reads documents, drafts included. */
  read: Right;
  readVersions: Right;
  create: Right;
  /** Saves, publishes, unpublishes, schedules, restores a version, locks while editing; one document or many. */
  update: Right;
  /** Deletes for good, one document or many; where there is a trash, only what lies in it. */
  delete: Right;
  /** Moves to the trash, where there is one. What comes back is saved, which is `update`. */
  trash?: Right;
  /** Opens the admin. Accounts alone have this. */
  admin?: Right;
  /** Beside those that every collection has (`collectionEndpoints`), or instead of them. */
  endpoints?: Endpoints;
}

export interface GlobalRights {
  read: Right;
  readVersions: Right;
  update: Right;
  endpoints?: Endpoints;
}

type GlobalAction = 'read' | 'readVersions' | 'update';

type Action = GlobalAction | 'create' | 'delete';

/** The right that each of Payload's standard endpoints requires; those without an action have a right of their own. */
export const collectionEndpoints: Readonly<Record<string, Action | Right>> = {
  'GET /': 'read',
  'GET /count': 'read',
  'GET /:id': 'read',
  'POST /': 'create',
  'POST /:id/duplicate': 'create',
  'PATCH /': 'update',
  'PATCH /:id': 'update',
  'DELETE /': 'delete',
  'DELETE /:id': 'delete',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  'POST /versions/:id': 'update',
  // The rights of the asking account on a document, which the admin needs to show buttons.
  'POST /access/:id?': accounts,
  // Where a document is used; exists for collections with a trash.
  'GET /:id/used-on': accounts,
  // Autosave of a draft; exists for collections with drafts.
  'POST /:id/autosave': 'update',
  // What visitors get of it; exists for collections with drafts.
  'GET /:id/state': 'readVersions',
};

export const globalEndpoints: Readonly<Record<string, GlobalAction | Right>> = {
  'GET /': 'read',
  'POST /': 'update',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  'POST /versions/:id': 'update',
  'POST /access': accounts,
  // Autosave of a draft; exists for globals with drafts.
  'POST /autosave': 'update',
  'GET /state': 'readVersions',
};

/**
 * Pages and what they show: every account reads, editors write and publish, only admins delete for good. Visitors use
 * the content API.
 */
const content: CollectionRights = {
  read: accounts,
  readVersions: accounts,
  create: editors,
  update: editors,
  trash: editors,
  delete: admins,
};

const closed: CollectionRights = {
  read: nobody,
  readVersions: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
};

/** Accounts read and change themselves; admins all. */
const ownAccount = own(accounts, 'id', ['admin']);

const ownPreference = own(accounts, 'user.value');

export const collections: Readonly<Record<string, CollectionRights>> = {
  pages: {
    ...content,
    // Filters clipboard content to what a page allows. Stores nothing.
    endpoints: {
      'POST /pasted-blocks': editors,
      'GET /:id/other-language': accounts,
      'GET /templates': accounts,
      // The preview URL of the draft in an open form.
      'GET /new/preview-address': accounts,
      'GET /:id/preview-address': accounts,
      'GET /:id/draft-links': editors,
      'POST /:id/draft-links': editors,
      'POST /:id/draft-links/end': editors,
    },
  },
  products: content,
  redirects: {
    ...content,
    endpoints: {
      'GET /export': accounts,
      'POST /import': editors,
      'POST /ignored-paths': editors,
    },
  },

  // Visitors get files from the site, if something visible shows them.
  media: {
    ...content,
    endpoints: {
      'GET /file/:filename': accounts,
      // The server never fetches a URL that a user gives.
      'GET /paste-url/:id?': nobody,
      'GET /folders': accounts,
      'POST /folders/move': editors,
      'POST /folders/rename': editors,
    },
  },

  polls: {
    ...content,
    endpoints: {
      'POST /:id/codes': editors,
      'GET /:id/codes': editors,
      'GET /:id/votes': accounts,
      'GET /:id/votes/export': accounts,
      'POST /:id/close': editors,
    },
  },

  forms: { ...content, endpoints: { 'GET /:id/submissions/export': editors } },

  // Submissions: created only by the site, never changed.
  submissions: {
    ...closed,
    read: editors,
    delete: editors,
    endpoints: {
      'GET /:id/files/:file': editors,
      'POST /:id/mails': editors,
    },
  },
  'deleted-submissions': closed,

  // Created and expired by endpoints of pages; read by the site for whoever opens one.
  'draft-links': closed,

  // Reported by the site, shown to editors with the redirects.
  'path-counts': closed,

  // Reported and read by the site.
  'witnessed-votes': closed,

  // Written with each version, shown in the version history.
  'version-notes': closed,

  // Written with each save of a form, and read at its next save.
  'handled-saves': closed,

  // Written with each save, read by the desk's search for what its asker may read.
  'search-entries': closed,
  'search-words': closed,

  // Entries are added by events, read by admins, and deleted only by age.
  audit: { ...closed, read: admins, endpoints: { 'GET /export': admins } },

  users: {
    read: ownAccount,
    readVersions: nobody,
    // By invitation only, so that nobody chooses another person's password.
    create: nobody,
    update: ownAccount,
    delete: admins,
    admin: accounts,
    endpoints: {
      'POST /invite': admins,
      'POST /login': anybody,
      'POST /logout': anybody,
      'GET /me': anybody,
      'POST /refresh-token': anybody,
      'POST /forgot-password': anybody,
      'POST /reset-password': anybody,
      'POST /:id/reset-link': admins,
      // One's own password; one's own e-mail address, and for admins everybody's.
      'POST /change-password': accounts,
      'POST /:id/change-email': accounts,
      // One's own sessions, and for admins everybody's.
      'GET /:id/sessions': accounts,
      'POST /:id/sessions/end': accounts,
      'GET /second-factor': accounts,
      'POST /second-factor': accounts,
      'POST /second-factor/offer': accounts,
      'POST /second-factor/recovery-codes': accounts,
      'POST /second-factor/remove': accounts,
      // For somebody who has lost it.
      'POST /:id/second-factor/remove': admins,
      // The first account is created at the first start, never by the first visitor.
      'POST /first-register': nobody,
      'GET /init': nobody,
      // Failed sign-ins never lock an account (`src/content/people/sign-in/sign-in-limits.ts`).
      'POST /unlock': nobody,
      'POST /verify/:id': nobody,
    },
  },

  // A lock is created on editing (the server function `form-state`). These endpoints take it over and release it.
  'payload-locked-documents': {
    ...closed,
    // Viewers can't lock, and so aren't asked whether to take over.
    read: own(accounts, 'user.value', ['editor', 'admin']),
    update: editors,
    delete: own(editors, 'user.value'),
    endpoints: { 'PATCH /': nobody, 'DELETE /': nobody, 'POST /access/:id?': nobody },
  },

  // Preferences of an account: columns, opened blocks.
  'payload-preferences': {
    ...closed,
    read: ownPreference,
    update: ownPreference,
    delete: ownPreference,
    endpoints: {
      // Anonymous requests get none: Payload asks also on the log-in page.
      'GET /:key': anybody,
      'POST /:key': accounts,
      'DELETE /:key': accounts,
      'PATCH /': nobody,
      'PATCH /:id': nobody,
      'POST /access/:id?': nobody,
    },
  },

  // The job clock (`src/content/process/jobs`) uses no endpoint.
  'payload-jobs': { ...closed, endpoints: { 'GET /run': nobody, 'GET /handle-schedules': nobody } },
  'payload-kv': closed,
  'payload-migrations': closed,
};

export const globals: Readonly<Record<string, GlobalRights>> = {
  'project-settings': { read: accounts, readVersions: accounts, update: editors },
  voting: { read: accounts, readVersions: accounts, update: editors },
  // The hosts that may be embedded receive visitors' data.
  embedding: { read: accounts, readVersions: accounts, update: admins },
  // It changes the whole site.
  brand: { read: accounts, readVersions: accounts, update: editors },
  publication: { read: nobody, readVersions: nobody, update: nobody },
  'payload-jobs-stats': { read: nobody, readVersions: nobody, update: nobody },
};

export const rootEndpoints: Endpoints = {
  // All rights of the asking account.
  'GET /access': accounts,
  'GET /block-pictures/:kind': accounts,
  'GET /guide-pictures/:name/:language': accounts,
  'GET /link-targets': accounts,
  // Finds only what the asker may read.
  'GET /search': accounts,
  // Next's rendered title images, which take a second of work each.
  'GET /og': nobody,
};

/** Server functions of the admin. Each checks the document's rights as well. */
export const serverFunctions: Readonly<Record<string, Right>> = {
  'form-state': accounts,
  'get-default-layout': accounts,
  'render-document': accounts,
  'render-document-slots': accounts,
  'render-field': accounts,
  'render-list': accounts,
  'render-widget': accounts,
  'table-state': accounts,
  'copy-data-from-locale': editors,
  'get-upcoming-scheduled-publish': editors,
  'schedule-publish': editors,
  // For fields and views that the product doesn't use.
  'get-folder-results-component-and-data': nobody,
  slugify: nobody,
};

/**
 * Job tasks, run by the clock. Nobody queues, runs or cancels a job; publications are scheduled by
 * `schedule-publish`.
 */
export const tasks: Readonly<Record<string, 'the clock alone' | 'whoever may update the document'>> = {
  deleteDueSubmissions: 'the clock alone',
  deleteOldAuditEntries: 'the clock alone',
  emptyTrash: 'the clock alone',
  schedulePublish: 'whoever may update the document',
};

type RouteAsker = 'the site, by the preview secret' | 'a command on the server, by its secret';

/** Next routes in `src/content/app` outside Payload. */
export const routes: Readonly<Record<string, RouteAsker>> = {
  'POST /sk/v1/accounts/link': 'a command on the server, by its secret',
  'GET /sk/v1/brand': 'the site, by the preview secret',
  'GET /sk/v1/changes': 'the site, by the preview secret',
  'GET /sk/v1/draft-links': 'the site, by the preview secret',
  'GET /sk/v1/forms': 'the site, by the preview secret',
  'GET /sk/v1/media/:name': 'the site, by the preview secret',
  'GET /sk/v1/pages': 'the site, by the preview secret',
  'POST /sk/v1/pages/unsaved': 'the site, by the preview secret',
  'GET /sk/v1/pages/versions': 'the site, by the preview secret',
  'POST /sk/v1/path-counts': 'the site, by the preview secret',
  'GET /sk/v1/paths': 'the site, by the preview secret',
  'GET /sk/v1/polls': 'the site, by the preview secret',
  'GET /sk/v1/project-settings/values': 'the site, by the preview secret',
  'PUT /sk/v1/submissions/:receipt': 'the site, by the preview secret',
  'PUT /sk/v1/submissions/:receipt/files/:file': 'the site, by the preview secret',
  'GET /sk/v1/wake': 'the site, by the preview secret',
  'GET /sk/v1/witnessed-votes': 'the site, by the preview secret',
  'PUT /sk/v1/witnessed-votes': 'the site, by the preview secret',
};
