import { z } from 'zod';
import { apiErrorSchema, publishedPathsSchema } from '#pages/content-api.ts';
import { pollListSchema } from '../../src/polls/poll-list.ts';
import { allPages } from '../support/pages-of-the-specification.ts';
import {
  ask,
  contentUrl,
  expect,
  pageDocumentAddress,
  readJson,
  siteUrl,
  test,
} from '../support/under-test.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.enum(['query', 'path', 'header', 'cookie']), schema: z.json() }),
    )
    .optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.json() })) }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.object({
      description: z.string().min(1),
      content: z.record(z.string(), z.object({ schema: z.json() })).optional(),
    }),
  ),
});

/** The parts of OpenAPI 3.1 that this API uses; strict, so that nothing else is described. */
const descriptionSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operationSchema.optional(), post: operationSchema.optional() }),
  ),
  components: z.strictObject({ schemas: z.record(z.string().regex(/^[\w.-]+$/), z.json()) }),
});

test('the description is OpenAPI 3.1 and everything it refers to is there', async () => {
  const document = await readJson(`${siteUrl()}/openapi.json`, z.json());
  const description = descriptionSchema.parse(document);
  expect(description.servers).toEqual([{ url: siteUrl() }]);
  expect(Object.keys(description.paths).sort()).toEqual([
    '/sk/v1/forms/{form}',
    '/sk/v1/forms/{form}/challenge',
    '/sk/v1/forms/{form}/submissions',
    '/sk/v1/pages',
    '/sk/v1/paths',
    '/sk/v1/polls/{poll}',
    '/sk/v1/polls/{poll}/audit',
    '/sk/v1/polls/{poll}/challenge',
    '/sk/v1/polls/{poll}/live',
    '/sk/v1/polls/{poll}/results',
    '/sk/v1/polls/{poll}/votes',
    '/sk/v1/project-settings/values',
    '/sk/v1/votes/key',
  ]);
  const ids = Object.values(description.paths).flatMap(({ get, post }) =>
    [get, post].flatMap((operation) => operation?.operationId ?? []),
  );
  expect(new Set(ids).size).toBe(ids.length);
  const references = referencesIn(document);
  expect(references.length).toBeGreaterThan(5);
  for (const reference of references) expect(resolve(document, reference), reference).toBeDefined();
});

test('pages answer as described, each in both languages', async () => {
  const schema = await describedAnswer('/sk/v1/pages');
  for (const specified of allPages) {
    const address = pageDocumentAddress(specified);
    const page = await readJson(address, z.json());
    expectToFit(schema, page, address);
    expect(page).toMatchObject({ path: specified.path, locale: specified.locale, layout: specified.layout });
    // Only the site gets the records that a page shows.
    const { records, ...stored } = await readJson(
      pageDocumentAddress(specified, contentUrl()),
      z.object({ records: z.array(z.string()) }).catchall(z.json()),
    );
    expect(new Set(records).size).toBe(records.length);
    expect(withoutOwnRecords(stored)).toEqual(withoutOwnRecords(page));
  }
  // A schema that accepts everything would prove nothing.
  expect(schema.safeParse({ path: '/' }).success).toBe(false);
});

test('a block of a kind that does not exist does not fit the description', async () => {
  const schema = await describedAnswer('/sk/v1/pages');
  const page = await readJson(
    pageDocumentAddress({ path: '/demo/hero', locale: 'de' }),
    z.looseObject({ blocks: z.array(z.looseObject({ kind: z.string() })) }),
  );
  expectToFit(schema, page, 'the page');
  const foreign = page.blocks.map((block) => ({ ...block, kind: 'nothing-like-this' }));
  expect(schema.safeParse({ ...page, blocks: foreign }).success).toBe(false);
});

test('settings and paths answer as described', async () => {
  for (const path of ['/sk/v1/project-settings/values', '/sk/v1/paths']) {
    const schema = await describedAnswer(path);
    for (const origin of [siteUrl(), contentUrl()])
      expectToFit(schema, await readJson(origin + path, z.json()), origin + path);
    expect(schema.safeParse({}).success).toBe(false);
  }
});

test('the site is told of every poll, each in both languages', async () => {
  const { polls } = await readJson(`${contentUrl()}/sk/v1/polls`, pollListSchema);
  expect(polls.map(({ key }) => key)).toContain('breite');
  for (const { id, de, en } of polls) {
    expect(de?.id, id).toBe(id);
    expect(
      en?.options.map((option) => option.id),
      id,
    ).toEqual(de?.options.map((option) => option.id));
  }
});

test('paths list every page with both languages, on the site as on the content backend', async () => {
  for (const origin of [siteUrl(), contentUrl()]) {
    const { pages } = await readJson(`${origin}/sk/v1/paths`, publishedPathsSchema);
    const ofTests = (path: string) => path.startsWith('/test/');
    expect(
      pages
        .map(({ path }) => path)
        .filter((path) => !ofTests(path))
        .sort(),
    ).toEqual([...new Set(allPages.map(({ path }) => path))].sort());
    for (const { path, locales } of pages) expect([...locales].sort(), path).toEqual(['de', 'en']);
  }
});

test('refusals are described too, and say what to do', async () => {
  const schema = await describedAnswer('/sk/v1/pages', '404');
  for (const [target, status] of [
    ['/sk/v1/pages?path=/nope', 404],
    ['/sk/v1/pages', 400],
    ['/sk/v1/pages?path=nope', 400],
    ['/sk/v1/pages?path=/&locale=fr', 400],
    ['/sk/v1/pages?path=%FF', 400],
    [`/sk/v1/pages?path=/${'a'.repeat(3000)}`, 400],
    ['/sk/v1/nope', 404],
    ['/sk/', 404],
  ] as const) {
    const answer = await ask(target);
    expect(answer.status, target).toBe(status);
    expect(answer.headers['content-type'], target).toBe('application/json');
    const refusal: unknown = JSON.parse(answer.text);
    expect(schema.safeParse(refusal).error, target).toBeUndefined();
    expect(apiErrorSchema.parse(refusal).error.status).toBe(status);
  }
});

async function describedAnswer(path: string, status = '200'): Promise<z.ZodType> {
  const document = await readJson(`${siteUrl()}/openapi.json`, z.json());
  const { schema = null } =
    descriptionSchema.parse(document).paths[path]?.get?.responses[status]?.content?.['application/json'] ??
    {};
  const { $ref } = z.object({ $ref: z.string() }).parse(schema);
  const named = z.record(z.string(), z.json()).parse(resolve(document, $ref));
  // Standalone, its references are relative to its own root.
  const standing = JSON.stringify(named).replaceAll(`"${$ref}/`, '"#/');
  return z.fromJSONSchema(JSON.parse(standing));
}

/**
 * Without what only the site fills in, because it depends on all published pages and settings, or on votes: the record
 * of stored things, closed polls' results, the club's details and, while these are incomplete, the noindex of legal
 * pages.
 */
function withoutOwnRecords(page: Json): Json {
  const { blocks, ...others } = z
    .looseObject({ blocks: z.array(z.looseObject({ kind: z.string() })) })
    .parse(page);
  return z.json().parse({
    ...others,
    ...(blocks.some(({ kind }) => kind === 'club-details') ? { hidden: true } : {}),
    blocks: blocks
      .filter(({ kind }) => kind !== 'club-details')
      .map(({ result: _result, incidents: _incidents, ...block }) => ({
        ...block,
        ...('record' in block ? { record: null } : {}),
        ...('source' in block ? { source: withoutRegister(block.source) } : {}),
        ...('contents' in block ? { contents: withoutSiteFacts(block.contents) } : {}),
      })),
  });
}

/** Without the design system's register, which is generated from the site's code. */
function withoutRegister(source: unknown): unknown {
  const answer = z.looseObject({ title: z.string() });
  const group = z.looseObject({ group: z.string(), parts: z.array(z.looseObject({ name: z.string() })) });
  const listed = z
    .looseObject({ register: z.array(group).optional(), answers: z.array(answer) })
    .safeParse(source);
  if (!listed.success) return source;
  const files = listed.data.register?.find((each) => each.group === 'files')?.parts ?? [];
  const isStored = ({ title }: z.infer<typeof answer>) =>
    !/^(?:Bedienelement|Control|Tokens?): /.test(title) && !files.some(({ name }) => name === title);
  return { ...listed.data, register: [], answers: listed.data.answers.filter(isStored) };
}

/** Without the identity's history and the site's origin, which only the site knows. */
function withoutSiteFacts(contents: unknown): unknown {
  const parsed = z.looseObject({}).safeParse(contents);
  if (!parsed.success) return contents;
  const { site: _site, ...others } = parsed.data;
  return 'eras' in others ? { ...others, eras: [] } : others;
}

function expectToFit(schema: z.ZodType, value: unknown, subject: string): void {
  const { error } = schema.safeParse(value);
  expect(error && z.prettifyError(error), subject).toBeUndefined();
}

function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === '$ref' && typeof entry === 'string' ? [entry] : referencesIn(entry),
  );
}

function resolve(document: Json, reference: string): Json | undefined {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>(
      (place, step) =>
        typeof place === 'object' && place !== null && !Array.isArray(place) ? place[step] : undefined,
      document,
    );
}
