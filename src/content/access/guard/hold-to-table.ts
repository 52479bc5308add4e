import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  Endpoint,
  PayloadRequest,
  SanitizedConfig,
} from 'payload';
import { z } from 'zod';
import { noteRefusal } from '#content/access/audit/record-refusal.ts';
import { refuse, refuseStranger } from '#content/access/endpoints/endpoint-answers.ts';
import { refuseUnsound, soundQuestion } from '#content/access/queries/sound-question.ts';
import { soundText } from '#content/access/queries/sound-text.ts';
import { accessOf, holds, nobody, type Right, throughTrash } from '#content/access/rights/right.ts';
import { editorName } from '#content/access/rights/roles.ts';
import {
  type CollectionRights,
  collectionEndpoints,
  collections,
  type GlobalRights,
  globalEndpoints,
  globals,
  rootEndpoints,
  tasks,
} from '#content/access/rights/table.ts';
import { isRecord } from '#fields/content-field.ts';

const id = z.union([z.string(), z.number()]);

const held = z.looseObject({
  user: z.looseObject({ value: z.union([id, z.looseObject({ id }).transform((account) => account.id)]) }),
});

/**
 * Adds the lock holder's name for editors who wait or take over. Payload would read the account, which only its
 * holder and admins may, and show an id. The admin displays the `email` field.
 */
const nameLockHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const lock = held.safeParse(doc);
  if (!req.user || !lock.success) return doc;
  const { user } = lock.data;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: user.value } },
    select: { name: true, email: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const name = editorName(docs[0]);
  return name ? { ...lock.data, user: { ...user, value: { id: user.value, email: name } } } : doc;
};

/** A lock taken over through the REST API always goes to the requester, and stays on the same document. */
const ownLock: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const kept = isRecord(originalDoc)
    ? { document: originalDoc.document, globalSlug: originalDoc.globalSlug }
    : {};
  return { ...kept, user: { relationTo: req.user.collection, value: req.user.id } };
};

/**
 * Replaces every access function of a built configuration by the access table's, including those of Payload's own
 * collections and endpoints, which are added after all plugins and are open to every account. What the table doesn't
 * name is denied.
 */
export function holdToTable(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const rights = collections[collection.slug] ?? nothing;
    collection.access = {
      read: accessOf(rights.read),
      readVersions: accessOf(rights.readVersions),
      create: accessOf(rights.create),
      update: accessOf(rights.update),
      delete: rights.trash ? throughTrash(rights.trash, rights.delete) : accessOf(rights.delete),
      unlock: accessOf(nobody),
      admin: ({ req }) => holds(rights.admin ?? nobody, req.user),
    };
    holdEndpoints(collection, (name) => endpointRight(name, rights, collectionEndpoints));
    collection.hooks.beforeOperation.unshift(soundQuestion, soundText);
    if (collection.slug === 'payload-locked-documents') {
      collection.hooks.beforeChange.push(ownLock);
      collection.hooks.afterRead.push(nameLockHolder);
    }
  }
  for (const global of config.globals) {
    const rights = globals[global.slug] ?? nothing;
    global.access = {
      read: accessOf(rights.read),
      readVersions: accessOf(rights.readVersions),
      update: accessOf(rights.update),
    };
    global.hooks.beforeOperation = [refuseNoBody, soundText, ...(global.hooks.beforeOperation ?? [])];
    holdEndpoints(
      global,
      (name) => endpointRight(name, rights, globalEndpoints),
      // Payload runs no hook before it looks for versions.
      (name, req) => {
        if (name === 'GET /versions') refuseUnsound(req.query, global.flattenedFields, req);
      },
    );
  }
  // Next adds this endpoint with the first request, unless there is one.
  config.endpoints.push({ path: '/og', method: 'get', handler: notThere });
  holdEndpoints(config, (name) => rootEndpoints[name] ?? nobody);
  config.jobs.access = { run: () => false, queue: () => false, cancel: () => false };
  config.jobs.tasks = config.jobs.tasks?.filter(({ slug }) => Object.hasOwn(tasks, slug));
  return config;
}

/** How many documents one request can list. */
const mostListed = '1000';

const nothing: CollectionRights & GlobalRights = {
  read: nobody,
  readVersions: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
};

/** The endpoint's key in the table: `GET /:id`. */
export function endpointName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

export function endpointRight<Action extends string>(
  name: string,
  rights: Readonly<Record<Action, Right>> & { endpoints?: Readonly<Record<string, Right>> },
  usual: Readonly<Record<string, Action | Right>>,
): Right {
  const right = rights.endpoints?.[name] ?? usual[name] ?? nobody;
  return typeof right === 'string' ? rights[right] : right;
}

function holdEndpoints(
  { endpoints, versions }: { endpoints: Endpoint[] | false; versions?: unknown },
  rightOf: (name: string) => Right,
  check: (name: string, req: PayloadRequest) => void = () => {},
): void {
  if (endpoints === false) return;
  for (const [index, endpoint] of endpoints.entries()) {
    const name = endpointName(endpoint);
    const right = !versions && name.includes(' /versions') ? nobody : rightOf(name);
    const { handler } = endpoint;
    const checked: Endpoint['handler'] = (req) => {
      check(name, req);
      // Payload takes 0 for "all".
      if (endpoint.method === 'get' && /^0+$/.test(String(req.query.limit))) req.query.limit = mostListed;
      return handler(req);
    };
    // A new object: Payload shares its standard endpoints between collections.
    endpoints[index] = {
      ...endpoint,
      handler:
        right.askers.length === 0
          ? notThere
          : (req) => (holds(right, req.user) ? answered(checked, req) : refuseStranger(req)),
    };
  }
}

/** Errors of a request that isn't valid JSON or form data; Payload would answer 500. */
function isUnreadable(error: unknown): error is Error {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && /^(Malformed part header|Unexpected end of form)$/.test(error.message))
  );
}

/** Payload takes a body of an unexpected type for none. */
function refuseNoBody({ args, operation }: { args?: unknown; operation: string }): void {
  if (operation === 'update' && isRecord(args) && args.data === undefined)
    throw new SyntaxError('There is no body.');
}

/** A request that can't be parsed is the client's error. */
async function answered(handler: Endpoint['handler'], req: PayloadRequest): Promise<Response> {
  try {
    return await handler(req);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    req.payload.logger.warn(`A request can’t be read: ${error.message}`);
    return refuse(req, 400, {
      de: 'Die Anfrage ließ sich nicht lesen. Bitte die Seite neu laden und es noch einmal versuchen.',
      en: 'The request could not be read. Please reload the page and try again.',
    });
  }
}

/** Answers like an unknown address, and logs which account tried. */
async function notThere(req: PayloadRequest): Promise<Response> {
  await noteRefusal(req);
  return Response.json({ message: 'Route not found' }, { status: 404 });
}
