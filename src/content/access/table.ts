import { accounts, admins, anybody, editors, nobody, own, type Right } from './right.ts';

/**
 * Who may do what in the content backend: every collection, global, endpoint, server function, job task and route that
 * there is, Payload's own included. `holdToTable` takes every access function from here, so that nothing else is allowed
 * whatever a collection or Payload itself says. What stands here as `nobody`, or not at all, isn't there: it answers 404.
 * `table.test.ts` walks the running configuration as everybody and fails for what this table doesn't name.
 */

/** What stands for `METHOD /path` below the collection, global or `/api`. */
type Endpoints = Readonly<Record<string, Right>>;

export interface CollectionRights {
  /** Lists, filters, sorts, counts and reads documents, drafts included. */
  read: Right;
  /** Lists and reads earlier versions. */
  readVersions: Right;
  /** Creates and duplicates. */
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
  /** Saves and restores a version. */
  update: Right;
  endpoints?: Endpoints;
}

type GlobalAction = 'read' | 'readVersions' | 'update';

type Action = GlobalAction | 'create' | 'delete';

/** By which right Payload's usual endpoints are reached; a right of its own stands for those that ask for none. */
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
  // What the asking account may do with a document; the admin asks before it shows buttons.
  'POST /access/:id?': accounts,
  // Where a document is used: what has a trash has this.
  'GET /:id/used-on': accounts,
  // Saves a draft while it is being written: what has drafts has this.
  'POST /:id/autosave': 'update',
};

export const globalEndpoints: Readonly<Record<string, GlobalAction | Right>> = {
  'GET /': 'read',
  'POST /': 'update',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  'POST /versions/:id': 'update',
  'POST /access': accounts,
  // Saves a draft while it is being written: what has drafts has this.
  'POST /autosave': 'update',
};

/**
 * Pages and what stands on them: every account reads, editors write and publish, and admins alone delete for good.
 * Visitors get the content API instead.
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

/** Everybody sees and changes their own account, admins all. */
const ownAccount = own(accounts, 'id', ['admin']);

const ownPreference = own(accounts, 'user.value');

export const collections: Readonly<Record<string, CollectionRights>> = {
  pages: {
    ...content,
    // What of the clipboard can stand on a page here. It stores nothing.
    endpoints: {
      'POST /pasted-blocks': editors,
      'GET /:id/other-language': accounts,
      // How a page can begin.
      'GET /templates': accounts,
      // Where whoever has a page's form open sees its draft.
      'GET /new/preview-address': accounts,
      'GET /:id/preview-address': accounts,
      // By which people without an account see the draft.
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
      // Which of the paths that were asked for in vain nobody wants to see.
      'POST /ignored-paths': editors,
    },
  },

  // Visitors get files from the site, as far as something visible shows them.
  media: {
    ...content,
    endpoints: {
      'GET /file/:filename': accounts,
      // Nothing is ever fetched from an address that somebody gives.
      'GET /paste-url/:id?': nobody,
      // Where files lie in the library.
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

  // What visitors sent: only the site makes one, nobody changes one.
  submissions: {
    ...closed,
    read: editors,
    delete: editors,
    endpoints: {
      'GET /:id/files/:file': editors,
      // Sends a mail that did not go out, or ticks it off.
      'POST /:id/mails': editors,
    },
  },
  'deleted-submissions': closed,

  // Made and ended by the endpoints of pages, read by the site for whoever has one.
  'draft-links': closed,

  // Told by the site, shown to editors with the redirects.
  'path-counts': closed,

  // Written with each version, shown in the list of versions.
  'version-notes': closed,

  // Written with what a form saves, asked when the same form saves again.
  'handled-saves': closed,

  // Lines are added by what happens, read by admins, and taken away by time alone.
  audit: { ...closed, read: admins, endpoints: { 'GET /export': admins } },

  users: {
    read: ownAccount,
    readVersions: nobody,
    // By an invitation, so that nobody chooses a password for somebody else.
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
      // One's own password; one's own address, and for admins everybody's.
      'POST /change-password': accounts,
      'POST /:id/change-email': accounts,
      // One's own sessions, and for admins everybody's.
      'GET /:id/sessions': accounts,
      'POST /:id/sessions/end': accounts,
      // The second factor: one's own.
      'GET /second-factor': accounts,
      'POST /second-factor': accounts,
      'POST /second-factor/offer': accounts,
      'POST /second-factor/recovery-codes': accounts,
      'POST /second-factor/remove': accounts,
      // That of somebody who has lost it.
      'POST /:id/second-factor/remove': admins,
      // The first account is made at the first start, never by who comes first.
      'POST /first-register': nobody,
      'GET /init': nobody,
      // Accounts are never locked by mistakes (`src/content/accounts/sign-in-limits.ts`).
      'POST /unlock': nobody,
      'POST /verify/:id': nobody,
    },
  },

  // A lock is made while somebody edits (the server function `form-state`). Here it is taken over, and given back.
  'payload-locked-documents': {
    ...closed,
    // Viewers, who can lock nothing, aren't asked whether they want to take a page over.
    read: own(accounts, 'user.value', ['editor', 'admin']),
    update: editors,
    delete: own(editors, 'user.value'),
    endpoints: { 'PATCH /': nobody, 'DELETE /': nobody, 'POST /access/:id?': nobody },
  },

  // How somebody likes the admin: columns, opened blocks.
  'payload-preferences': {
    ...closed,
    read: ownPreference,
    update: ownPreference,
    delete: ownPreference,
    endpoints: {
      // Whoever isn't signed in has none, and is told so: Payload asks below the log-in, too.
      'GET /:key': anybody,
      'POST /:key': accounts,
      'DELETE /:key': accounts,
      'PATCH /': nobody,
      'PATCH /:id': nobody,
      'POST /access/:id?': nobody,
    },
  },

  // The clock's own (`src/content/jobs`), which asks no endpoint.
  'payload-jobs': { ...closed, endpoints: { 'GET /run': nobody, 'GET /handle-schedules': nobody } },
  'payload-kv': closed,
  'payload-migrations': closed,
};

export const globals: Readonly<Record<string, GlobalRights>> = {
  'project-settings': { read: accounts, readVersions: accounts, update: editors },
  voting: { read: accounts, readVersions: accounts, update: editors },
  // Whose pages may be embedded decides who answers for visitors' data.
  embedding: { read: accounts, readVersions: accounts, update: admins },
  // The whole site follows it.
  brand: { read: accounts, readVersions: accounts, update: editors },
  publication: { read: nobody, readVersions: nobody, update: nobody },
  'payload-jobs-stats': { read: nobody, readVersions: nobody, update: nobody },
};

/** What lies directly below `/api`. */
export const rootEndpoints: Endpoints = {
  // What the asking account may do at all.
  'GET /access': accounts,
  // What kinds of block look like.
  'GET /block-pictures/:kind': accounts,
  // What the guides for editors show.
  'GET /guide-pictures/:name/:language': accounts,
  // What there is to link to.
  'GET /link-targets': accounts,
  // Next's own picture of a title for link previews, which takes a second of work.
  'GET /og': nobody,
};

/** What the admin calls beside its endpoints. Each of them asks for the document's rights as well. */
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
  // Of fields and views that the product doesn't use.
  'get-folder-results-component-and-data': nobody,
  slugify: nobody,
};

/** What the clock runs. Nobody queues, runs or cancels a job; a publication is scheduled by `schedule-publish`. */
export const tasks: Readonly<Record<string, 'the clock alone' | 'whoever may update the document'>> = {
  deleteDueSubmissions: 'the clock alone',
  deleteOldAuditEntries: 'the clock alone',
  emptyTrash: 'the clock alone',
  schedulePublish: 'whoever may update the document',
};

type RouteAsker = 'the site, by the preview secret' | 'a command on the server, by its secret';

/** Routes of the Next app that Payload doesn't answer, in `src/content/app`. */
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
};
