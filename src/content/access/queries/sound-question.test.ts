import type { FlattenedField } from 'payload';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';

const listed = z.object({ totalDocs: z.number() });

/** Account fields that must never leave the database. */
const secretFields = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'sessions.id',
  'secondFactor.secret',
  'secondFactor.recoveryCodes',
  'secondFactor.lastStep',
];

describe.each(databases)('on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin, viewer } = backend;

  test('who may not read a field learns nothing of it by asking: not by filter, order, selection or join', async () => {
    const { id } = await backend.payload.create({
      collection: 'users',
      data: { email: 'asked-about@example.org', password, role: 'admin' },
    });
    for (const slug of ['redirects', 'pages']) await storedDocument(backend.payload, slug);
    const answered: string[] = [];
    for (const collection of backend.payload.config.collections) {
      const toUsers = pathsToUsers(collection.flattenedFields);
      const paths = [...toUsers, ...toUsers.map((path) => `version.${path}`)];
      const secrets = [
        ...secretFields.map((field) => (collection.slug === 'users' ? field : '')),
        ...paths.flatMap((path) => secretFields.map((field) => `${path}.${field}`)),
      ].filter((path) => path !== '');
      for (const path of secrets) {
        for (const query of [
          `where[${path}][like]=p`,
          `where[${path}][exists]=true`,
          `where[or][0][and][0][${path}][not_equals]=x`,
          `sort=${path}`,
          `sort=-${path}`,
        ]) {
          for (const below of query.includes('[like]') ? ['', '/count', '/versions'] : ['']) {
            const address = `/${collection.slug}${below}?${query}`;
            const answer = await viewer('GET', address);
            const body = await answer.text();
            expect(answer.status, `${address}: ${body}`).toBeLessThan(500);
            if (answer.ok && !path.startsWith('sort')) answered.push(address);
          }
        }
      }
    }
    // An accepted query must answer the same for existing and missing values.
    const different: string[] = [];
    for (const address of answered) {
      const present = await viewer('GET', address.replace(/=(p|true|x)$/, '=pbkdf2'));
      const absent = await viewer('GET', address.replace(/=(p|true|x)$/, '=nothing-like-it'));
      if ((await present.text()) !== (await absent.text())) different.push(address);
    }
    expect(different).toEqual([]);
    for (const query of [
      'select[hash]=true&select[salt]=true&select[sessions]=true',
      'joins[sessions][limit]=10',
      'populate[users][hash]=true&depth=3',
      'showHiddenFields=true&overrideAccess=true&disableErrors=true&depth=10',
    ]) {
      const text = await (await viewer('GET', `/users?${query}`)).text();
      expect(text, query).not.toMatch(/pbkdf2|"hash"|"salt"/);
      expect(text, query).not.toContain(`"id":${id},`);
    }
  });

  test('what is asked for stays a value: in every field, by every operator, in what is sorted, selected and paged', async () => {
    const operators = [
      'equals',
      'not_equals',
      'like',
      'contains',
      'in',
      'not_in',
      'all',
      'exists',
      'greater_than',
    ];
    const values = [
      `' OR 1=1 --`,
      `") OR ("1"="1`,
      `'; DROP TABLE users; --`,
      `1) UNION SELECT hash, salt FROM users --`,
      `%' OR '1'='1`,
      `\\'; SELECT pg_sleep(0) --`,
      `$1`,
      `{"$ne":null}`,
    ];
    const odd = ["') OR 1=1 --", '"', "a'b", '$where', '__proto__', 'constructor.prototype', '"." || "'];
    const broken: string[] = [];
    let asked = 0;
    for (const { slug, flattenedFields } of backend.payload.config.collections) {
      if ((await admin('GET', `/${slug}?limit=1`)).status !== 200) continue;
      const all = listed.parse(await (await admin('GET', `/${slug}?limit=1`)).json()).totalDocs;
      for (const [index, path] of pathsOf(flattenedFields).entries()) {
        const value = encodeURIComponent(values[index % values.length] ?? '');
        const operator = operators[index % operators.length];
        const strange = encodeURIComponent(odd[index % odd.length] ?? '');
        for (const query of [
          `where[${path}][equals]=${value}`,
          `where[${path}][${operator}]=${value}`,
          `where[${path}.${strange}][equals]=${value}`,
          `where[${path}][${strange}]=1`,
          `sort=${path}${strange}`,
          `sort=${path},-${value}`,
          `select[${path}${strange}]=true&populate[${strange}][a]=true&joins[${strange}][limit]=1`,
          `limit=${value}&page=${value}&depth=${value}&locale=${strange}&fallback-locale=${strange}`,
        ].filter((_, kind) => kind < 2 || kind % 6 === index % 6)) {
          const answer = await admin('GET', `/${slug}?${query}`);
          const text = await answer.text();
          asked += 1;
          if (answer.status >= 500) broken.push(`${slug} ${decodeURIComponent(query)}: ${answer.status}`);
          expect(text, `${slug} ${query}`).not.toMatch(
            /SQLITE|syntax error|relation "|no such (table|column)|at .+:\d+:\d+/,
          );
          // `equals` may match empty values, but never an account by another's secret.
          if (answer.ok && query.startsWith(`where[${path}][equals]`))
            expect(listed.parse(JSON.parse(text)).totalDocs, `${slug} ${query}`).toBeLessThan(
              Math.max(all, 1),
            );
        }
      }
    }
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect((await admin('GET', '/users?limit=1')).status).toBe(200);
  });

  test('no request lists a whole collection', async () => {
    for (const path of ['/pages', '/pages/versions']) {
      const answer = await admin('GET', `${path}?limit=0`);
      expect(z.object({ limit: z.number() }).parse(await answer.json())).toEqual({ limit: 1000 });
    }
  });

  test('a global is asked and saved like a document', async () => {
    const ask = async (method: string, path: string, body?: object, headers?: Record<string, string>) =>
      (await admin(method, `/globals/voting${path}`, body, headers)).status;
    for (const query of ['where[id][in]=1,', 'page=1e308', `where[id][in]=${'1,'.repeat(1001)}1`, 'sort=a,'])
      expect(await ask('GET', `/versions?${query}`), query).toBe(400);
    expect(await ask('GET', '/versions?where[id][in]=1,2&sort=-updatedAt&limit=2')).toBe(200);
    expect(await ask('POST', '', undefined, { 'content-type': 'application/x-www-form-urlencoded' })).toBe(
      400,
    );
    expect(await ask('POST', '', {})).toBe(200);
  });

  test('a number that is no document’s is not there, and a filter that can’t be read is refused', async () => {
    for (const id of ['abc', '-1', '99999999999', '1e3', 'NaN'])
      expect((await admin('GET', `/pages/${id}`)).status, id).toBe(404);
    const nested = (levels: number): object => (levels === 0 ? {} : { and: [nested(levels - 1)] });
    for (const query of [
      'page=1e308',
      'limit=-1',
      'depth=0.5',
      `where=${JSON.stringify(nested(20))}`,
      `where[id][in]=${'1,'.repeat(1000)}1`,
      'where={',
      'where[title]=x',
      'where[and]=x',
      'where[id][equals]=99999999999',
      'sort=__proto__',
    ]) {
      const answer = await admin('GET', `/pages?${query}`);
      expect(answer.status, query).toBe(400);
      expect(await answer.text(), query).not.toContain('Something went wrong');
    }
    for (const query of [
      `where[id][not_in]=${'1,'.repeat(500)}1&limit=0`,
      'where[title][like]=x&sort=-updatedAt,title',
      'where[and][0][or][0][id][in]=1,2&where[and][1][_status][equals]=draft',
      'where[updatedAt][greater_than]=2026-01-01T00:00:00.000Z&where[seo.hidden][equals]=true',
      'where[seo.image][exists]=false&where[deletedAt][exists]=false&where[title.de][contains]=x',
    ])
      expect((await admin('GET', `/pages?${query}`)).status, query).toBe(200);
  });
});

function pathsToUsers(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    if (
      (field.type === 'relationship' || field.type === 'upload') &&
      [field.relationTo].flat().includes('users')
    )
      return [path];
    return 'flattenedFields' in field ? pathsToUsers(field.flattenedFields, `${path}.`) : [];
  });
}

function pathsOf(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    if (field.type === 'blocks')
      return field.blocks.flatMap(({ flattenedFields }) => pathsOf(flattenedFields, `${path}.`));
    return 'flattenedFields' in field ? pathsOf(field.flattenedFields, `${path}.`) : [path];
  });
}
