import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import configureNext from '#content/next-configuration.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';

/** Checks docs/security.md against the installed packages and existing tests, so that it can't become outdated. */

const page = readFileSync('docs/security.md', 'utf8');

interface Advisory {
  id: string;
  mendedIn: readonly { name: string; version: string }[];
  stoppedBy: readonly string[];
}

const advisories: readonly Advisory[] = rowsBelow('## Advisories').map(
  ([id = '', , mended = '', , by = '']) => ({
    id: /^\[(GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d+)\]/.exec(id)?.[1] ?? '',
    mendedIn: [...mended.matchAll(/`([^`]+)` (\d+\.\d+\.\d+)/g)].map(([, name = '', version = '']) => ({
      name,
      version,
    })),
    stoppedBy: by.split(',').map((word) => word.trim()),
  }),
);

/** Mitigations, and the tests that prove them: file and title. */
const guards = new Map(
  rowsBelow('## What stops them').map(([name = '', , tests = '']) => [
    name,
    [...tests.matchAll(/`([^`]+)`((?: “[^”]+”,?)+)/g)].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    ),
  ]),
);

/** The cells of the tables under a heading, up to the next one of its level. */
function rowsBelow(heading: string): string[][] {
  const [, after = ''] = page.split(`${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => first !== 'Advisory' && first !== 'What');
}

const locked = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;

function installed(name: string): string[] {
  return Object.entries(locked)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version }]) => version ?? '');
}

function isOlder(version: string, than: string): boolean {
  const [mine, other] = [version, than].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = [0, 1, 2].find((index) => mine?.[index] !== other?.[index]) ?? 0;
  return (mine?.[at] ?? 0) < (other?.[at] ?? 0);
}

test('versions compare by number', () => {
  expect(isOlder('3.90.1', '3.90.0')).toBe(false);
  expect(isOlder('3.90.0', '3.90.0')).toBe(false);
  expect(isOlder('3.9.0', '3.90.0')).toBe(true);
  expect(isOlder('16.2.11', '16.3.8')).toBe(true);
  expect(isOlder('16.4.5', '15.5.27')).toBe(false);
});

describe('the page of advisories', () => {
  test('names each once, and what stops it', () => {
    expect(advisories.length).toBeGreaterThanOrEqual(100);
    const ids = advisories.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).not.toContain('');
    for (const { id, stoppedBy } of advisories)
      for (const name of stoppedBy) expect([...guards.keys()], id).toContain(name);
    const named = new Set(advisories.flatMap(({ stoppedBy }) => stoppedBy));
    expect([...guards.keys()].filter((name) => !named.has(name))).toEqual([]);
  });

  test('names tests that there are', () => {
    for (const [name, tests] of guards) {
      expect(tests.length, name).toBeGreaterThan(0);
      for (const { file, title } of tests) {
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8').includes(title), `${name}: ${file}: ${title}`).toBe(true);
      }
    }
  });
});

test('no package is as old as an advisory', () => {
  const old = advisories.flatMap(({ id, mendedIn }) =>
    mendedIn.flatMap(({ name, version }) =>
      installed(name)
        .filter((mine) => isOlder(mine, version))
        .map((mine) => `${id}: ${name} ${mine} is installed, and it is mended in ${version}.`),
    ),
  );
  expect(old).toEqual([]);
  for (const { id, mendedIn, stoppedBy } of advisories)
    if (stoppedBy.includes('version'))
      expect(
        mendedIn.flatMap(({ name }) => installed(name)),
        `${id} is stopped by the version of something that isn’t installed.`,
      ).not.toEqual([]);
});

test('what is said not to be installed is not', () => {
  for (const { id, mendedIn, stoppedBy } of advisories) {
    if (!stoppedBy.includes('not installed')) continue;
    expect(mendedIn.length, id).toBeGreaterThan(0);
    for (const { name } of mendedIn) expect(installed(name), `${id}: ${name}`).toEqual([]);
  }
});

describe('of Next and Payload', () => {
  const backend = ContentBackend.forTests();

  const sources = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(ts|tsx|js|mjs)$/.test(file) && !file.includes('.test.') && !/^(\.next|next-env)/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(`src/content/${file}`, 'utf8') }));

  test('the parts that have no use here are not in use', async () => {
    const next = await configureNext();
    expect(next.images?.unoptimized).toBe(true);
    expect(next.images?.remotePatterns ?? []).toEqual([]);
    expect([next.cacheComponents, next.i18n, next.redirects, next.rewrites]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Neither middleware, nor the Pages Router, nor image routes.
    const names = sources.map(({ file }) => file);
    expect(names.filter((file) => /(^|\/)(middleware|proxy|instrumentation)\.\w+$/.test(file))).toEqual([]);
    expect(names.filter((file) => /^(src\/)?pages\//.test(file))).toEqual([]);
    expect(names.filter((file) => /(opengraph-image|twitter-image|icon)\.\w+$/.test(file))).toEqual([]);
    const unused =
      /next\/(image|og|script|server)|ImageResponse|beforeInteractive|'use cache'|unstable_cache|draftMode|generateStaticParams|runtime = 'edge'/;
    expect(sources.filter(({ text }) => unused.test(text)).map(({ file }) => file)).toEqual([]);
    // The only server function; it is held to the access table.
    const functions = sources.filter(({ text }) => text.includes("'use server'"));
    expect(functions.map(({ file }) => file)).toEqual(['app/(payload)/layout.tsx']);
    expect(functions[0]?.text).toContain('if (!mayCall(args.name, user)) return refuseCall(');

    const { config } = backend.payload;
    expect(config.graphQL.disable).toBe(true);
    expect(config.serverURL).toBe('');
    expect(config.collections.filter(({ auth }) => auth).map(({ slug }) => slug)).toEqual(['users']);
    expect(config.collections.filter((one) => one.auth?.useAPIKey)).toEqual([]);
    expect(config.collections.filter(({ orderable }) => orderable)).toEqual([]);
    expect(config.collections.filter(({ joins }) => Object.keys(joins).length > 0)).toEqual([]);
    expect(config.collections.filter(({ polymorphicJoins }) => polymorphicJoins.length > 0)).toEqual([]);
    const upload = config.collections.find(({ slug }) => slug === 'media')?.upload;
    expect(upload).toMatchObject({ pasteURL: false, requiresClientUploadReceipt: true });
  });
});
