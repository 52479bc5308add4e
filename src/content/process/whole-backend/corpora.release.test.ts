import type { FlattenedField } from 'payload';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addressFrom } from '#blocks/embed/embed-providers.server.ts';
import { tidyLine } from '#content/identity/brand-fields/name-problems.ts';
import { tidyFolder } from '#content/library/folders/folder-path.ts';
import { cleanHtml } from '#fields/html.ts';
import { normalizePagePath } from '#pages/page-path.ts';
import { tidyLinkTarget } from '#typed/link-target.ts';
import { asciiMailAddress } from '#typed/mail-address.ts';
import { tidyText } from '#typed/text.ts';
import {
  encoded,
  headerOf,
  leak,
  sentAttacks as strings,
} from '../../../../tests/support/attack-vectors/sent-attacks.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';
import { filled, skeleton, type Texts, textPlaces, valueAt } from '../../../../tests/support/text-places.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

/**
 * Published lists of attacks and of strings that break programs, sent through every write of the content backend that
 * takes text: its endpoints and the fields of the running configuration. Each string meets each kind of write.
 */

// Thousands of requests are slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const fieldErrors = z.object({
  errors: z.array(
    z.looseObject({
      message: z.string().min(5),
      data: z
        .object({ errors: z.array(z.object({ path: z.string(), message: z.string().min(3) })).optional() })
        .nullish(),
    }),
  ),
});

describe.each(databases)('on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin } = backend;
  let problems: string[];

  beforeEach(() => {
    problems = [];
  });

  /** Document counts, which no attack may change. */
  async function counts(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    // Jobs and the audit log keep writing.
    const slugs = backend.payload.config.collections.map(({ slug }) => slug);
    for (const slug of slugs.filter((one) => one !== 'payload-jobs' && one !== 'audit'))
      found[slug] = (await backend.payload.db.count({ collection: slug as 'users' })).totalDocs;
    return found;
  }

  /** Reads a response and records what must not be in one. */
  async function judged(answer: Response, what: string): Promise<string> {
    const text = await answer.text();
    if (answer.status >= 500 || leak.test(text))
      problems.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  }

  /** Writes the texts. Those refused with a message are left out; the others must be stored unchanged. */
  async function writeAndRead(
    address: string,
    method: string,
    texts: Texts,
    known: object,
  ): Promise<{ stored: number; refused: number }> {
    const open = new Map(texts);
    // Documents with drafts are read as the newest one.
    const draft = method === 'PATCH' || address === '/globals/brand' ? '&draft=true' : '';
    let refused = 0;
    for (let attempt = 0; attempt < 6 && open.size > 0; attempt += 1) {
      const body = filled(known, open);
      const answer = await admin(method, `${address}?locale=de&depth=0${draft}`, body);
      const text = await judged(answer, `${method} ${address}`);
      if (answer.ok) break;
      const said = fieldErrors.safeParse(JSON.parse(text));
      if (answer.status !== 400 || !said.success) {
        problems.push(`${method} ${address}: ${answer.status} without a sentence: ${text.slice(0, 200)}`);
        return { stored: 0, refused };
      }
      const paths = said.data.errors.flatMap(({ data }) => data?.errors?.map(({ path }) => path) ?? []);
      const before = open.size;
      for (const path of [...open.keys()]) {
        const isUnsound = /\0/.test(open.get(path) ?? '') || !(open.get(path) ?? '').isWellFormed();
        if (
          paths.some((one) => one === path || path.startsWith(`${one}.`)) ||
          (paths.length === 0 && isUnsound)
        )
          open.delete(path);
      }
      // The error may be at a sibling, such as a number.
      if (open.size === before)
        for (const path of [...open.keys()])
          if (paths.some((one) => one.includes('.') && groupOf(one) === groupOf(path))) open.delete(path);
      refused += before - open.size;
      if (open.size === before) {
        problems.push(`${method} ${address}: refused for ${paths.join()}: ${text.slice(0, 300)}`);
        return { stored: 0, refused };
      }
    }
    const read: unknown = JSON.parse(
      await judged(await admin('GET', `${address}?locale=de&depth=0${draft}`), `GET ${address}`),
    );
    for (const [path, text] of open) {
      // A blank short name counts as missing and is generated.
      if (/\.name$/.test(path) && text.trim() === '') continue;
      const kept = valueAt(read, path);
      // Written only by the seed.
      if (`${address} ${path}` === '/globals/brand club' && kept === 'first') continue;
      const tidy = tidyText(text);
      if (kept !== tidy && kept !== null && kept !== undefined && kept !== madeOf(path, tidy))
        problems.push(`${address} ${path}: ${JSON.stringify(text)} became ${JSON.stringify(kept)}`);
    }
    return { stored: open.size, refused };
  }

  test('every field of every collection and global that takes text keeps it as it is, or says no', async () => {
    const before = await counts();
    let kept = 0;
    const written = ['pages', 'media', 'polls', 'forms', 'products', 'redirects', 'users'];
    for (const slug of written) {
      const config = backend.payload.config.collections.find((one) => one.slug === slug);
      if (!config) throw new Error(`There is no collection ${slug}.`);
      const { id } = await storedDocument(backend.payload, slug, {
        ...(slug === 'users' ? { email: 'corpora@example.org', role: 'viewer' } : {}),
        ...(slug === 'media' ? { mimeType: 'image/png' } : {}),
        ...(config.versions?.drafts ? { _status: 'draft' } : {}),
      });
      kept += await dealOut(config.flattenedFields, (texts) =>
        writeAndRead(`/${slug}/${id}`, 'PATCH', texts, skeleton(config)),
      );
    }
    for (const { slug, flattenedFields } of backend.payload.config.globals) {
      if (slug === 'publication' || slug.startsWith('payload-')) continue;
      kept += await dealOut(flattenedFields, (texts) =>
        writeAndRead(`/globals/${slug}`, 'POST', texts, skeleton({ flattenedFields })),
      );
    }
    expect(problems).toEqual([]);
    expect(kept).toBeGreaterThan(strings.length);
    const after = await counts();
    for (const slug of written) expect(after[slug], slug).toBe((before[slug] ?? 0) + 1);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('every string in what is asked for is answered with what there is, or with a sentence', async () => {
    const before = await counts();
    const { id } = await storedDocument(backend.payload, 'redirects');
    for (const [index, text] of strings.entries()) {
      const sent = encoded(text);
      const asked = [
        `/pages?where[title][like]=${sent}`,
        `/redirects?where[from][equals]=${sent}`,
        `/forms?where[${sent}][equals]=1&limit=${sent}&page=${sent}`,
        `/polls?where=${sent}`,
        `/products?sort=${sent}&depth=${sent}`,
        `/media?select[${sent}]=true&populate[${sent}]=true`,
        `/pages?locale=${sent}&fallback-locale=${sent}&draft=${sent}`,
        `/users?joins[${sent}][where][${sent}]=1`,
        `/pages/${sent}`,
        `/audit?where[details][contains]=${sent}`,
        `/redirects/export?as=${sent}`,
        `/audit/export?where[account][equals]=${sent}`,
        `/globals/voting?select[${sent}]=true`,
        `/payload-preferences/${sent}`,
        `/media/file/${sent}`,
        `/${sent}`,
      ][index % 16];
      const answer = await admin('GET', asked ?? '');
      await judged(answer, `GET ${asked}`);
    }
    expect(problems).toEqual([]);
    expect((await admin('GET', `/redirects/${id}`)).status).toBe(200);
    expect(await counts()).toMatchObject({
      ...before,
      redirects: (before.redirects ?? 0) + 1,
    });
  });

  test('every string that a stranger sends to an endpoint of accounts gets a sentence, and nobody in', async () => {
    const before = await counts();
    for (const [index, text] of strings.entries()) {
      const from = { 'x-forwarded-for': `2001:db8:${index.toString(16)}::1` };
      const [path, body] = [
        ['/users/forgot-password', { email: text }],
        ['/users/reset-password', { token: text, password: `${text} und noch etwas` }],
        ['/users/forgot-password', { [text]: text }],
        ['/users/reset-password', { token: [text], password: { [text]: text } }],
        ['/users/login', { email: text, password: '' }],
        ['/users/login', { email: { [text]: text }, password: text }],
        // Comparing passwords is slow; a few are enough.
        index % 42 === 6
          ? ['/users/login', { email: text.slice(0, 300), password: text.slice(0, 900) || 'x' }]
          : ['/users/logout', { [text]: text }],
      ][index % 7] as [string, object];
      const answer = await backend.request('POST', path, body, {
        ...from,
        'user-agent': headerOf(text),
        'accept-language': headerOf(text),
        cookie: `payload-token=${encoded(text)}; payload-lng=${encoded(text)}`,
      });
      const said = await judged(answer, `POST ${path} ${JSON.stringify(body)}`);
      if (answer.ok && !path.endsWith('/logout')) problems.push(`${path}: ${answer.status} ${said}`);
    }
    expect(problems).toEqual([]);
    expect(await counts()).toMatchObject({ ...before });
  });

  test('every string that an admin sends to an endpoint of our own gets a sentence, and changes nothing', async () => {
    const before = await counts();
    const { id: poll } = await storedDocument(backend.payload, 'polls');
    const { id } = await storedDocument(backend.payload, 'users', {
      email: 'endpoints@example.org',
      role: 'viewer',
    });
    for (const [index, text] of strings.entries()) {
      const sent = encoded(text);
      const [path, body] = [
        ['/users/invite', { email: text, name: text, role: 'viewer' }],
        ['/users/invite', { email: 'new@example.org', name: [text], role: text }],
        // Without a password, which is slow to compare.
        [`/users/${id}/change-email`, { email: text, password: '' }],
        ['/users/change-password', { [text]: text, current: '', password: text }],
        ['/users/second-factor', { offer: text, code: text }],
        ['/users/second-factor/remove', { password: '', code: text }],
        [`/users/${sent}/sessions/end`, { [text]: text }],
        [`/users/${sent}/reset-link`, {}],
        [`/users/${sent}/second-factor/remove`, {}],
        [`/polls/${poll}/codes`, { count: text }],
        [`/polls/${sent}/close`, { [text]: text }],
      ][index % 11] as [string, object];
      const answer = await admin('POST', path, body);
      const said = await judged(answer, `POST ${path} ${JSON.stringify(body)}`);
      if (answer.ok) problems.push(`${path} ${JSON.stringify(body)}: ${answer.status} ${said}`);
    }
    expect(problems).toEqual([]);
    expect(await counts()).toMatchObject({
      ...before,
      polls: (before.polls ?? 0) + 1,
      users: (before.users ?? 0) + 1,
    });
  });

  test('every string as the name of a file, of a preference, and in what belongs to a session', async () => {
    const session = await backend.signIn('admin@example.org');
    for (const [index, text] of strings.entries()) {
      // Resizing an uploaded file is slow.
      if (index % 48 === 0) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${index + 1}" height="4"/>`;
        const form = uploadOf(new File([svg], `${text}.svg`, { type: 'image/svg+xml' }), {
          alt: 'Ein Bild',
          credit: 'x',
        });
        const answer = await admin('POST', '/media', form);
        const said = await judged(answer, `upload ${JSON.stringify(text)}`);
        const name = /"filename":"([^"]*)"/.exec(said)?.[1];
        if (answer.ok && !/^[a-z0-9-]+\.svg$/.test(name ?? ''))
          problems.push(`${JSON.stringify(text)}: ${name}`);
      } else if (index % 4 === 1) {
        const key = encoded(text.slice(0, 100)).replaceAll('.', '%2E');
        await judged(
          await admin('POST', `/payload-preferences/${key}`, { value: { [text]: text } }),
          `preference ${key}`,
        );
      } else if (index % 4 === 2) {
        const answer = await backend.request('GET', '/users/me', undefined, {
          ...session,
          'user-agent': headerOf(text),
          'x-forwarded-for': headerOf(text),
          'accept-language': headerOf(text),
        });
        await judged(answer, `headers ${JSON.stringify(text)}`);
      }
    }
    expect(problems).toEqual([]);
    expect((await admin('GET', '/media?limit=500&depth=0')).status).toBe(200);
  });
});

function groupOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.') + 1);
}

/**
 * Stored values of fields that are normalized: addresses, folders and short names become slugs, markup is sanitized.
 */
function madeOf(path: string, text: string): string {
  if (/^(name\.(text|short|full)|claim|voice\..*)$/.test(path)) return tidyLine(text);
  if (path.endsWith('.markup')) return cleanHtml(text);
  if (path === 'folder') return tidyFolder(text) ?? '';
  if (/(^|\.)recipients\..*\.address$|^club\.email$/.test(path)) return asciiMailAddress(text);
  if (/\.source\.address$/.test(path)) return addressFrom('youtube', text);
  if (/\.href$/.test(path)) return tidyLinkTarget(text);
  if (/\.(name|showIfField|showIfValue)$/.test(path)) return text.trim();
  return path === 'path' || path === 'from' ? normalizePagePath(text) : text;
}

let dealt = 0;

/**
 * Distributes the strings over the text fields, in 24 documents at most, and counts those kept. Each string meets
 * each kind of field; small collections go on where the last one ended.
 */
async function dealOut(
  fields: readonly FlattenedField[],
  write: (texts: Texts) => Promise<{ stored: number }>,
): Promise<number> {
  const places = textPlaces(fields);
  let stored = 0;
  const rounds = Math.min(24, Math.ceil(strings.length / places.length));
  for (let round = 0; round < rounds; round += 1) {
    const texts = new Map<string, string>();
    // Each round begins at another field, so that no field always has the same kind of string.
    for (const [index, { path, most }] of places.entries()) {
      const text = strings[(dealt + ((index + round) % places.length)) % strings.length] ?? '';
      if (text.length <= most) texts.set(path, text);
    }
    dealt += places.length;
    stored += (await write(texts)).stored;
  }
  return stored;
}
