import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Block } from '#blocks/kinds.ts';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import type { PollList } from '#polls/poll-list.ts';
import { FailureLog } from '#server/failure-log.ts';
import { listenForTest } from '../../../tests/support/listening.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { ContentClient, UnreadableAnswer } from './content-client.ts';
import { PartialReading } from './partial-reading.ts';
import { PublishedContent } from './published-content.ts';
import { Snapshots } from './snapshots.ts';

/** Opened long ago, so public. */
const opened = (id: string) => ({
  id,
  question: 'Wie breit?',
  introduction: undefined,
  thanks: undefined,
  consent: undefined,
  method: 'single' as const,
  minChoices: 1,
  maxChoices: 1,
  options: [],
  randomOrder: false,
  integrity: 'open' as const,
  resultsShown: 'always' as const,
  resultsAs: 'share' as const,
  opensAt: '2025-10-01T08:00:00.000Z',
  closesAt: undefined,
});

const list: PollList = {
  polls: [
    { id: '1', key: '2', de: opened('1'), codesIssued: 0 },
    { id: '2', key: 'breite', de: opened('2'), codesIssued: 40 },
  ],
  networks: [{ range: '203.0.113.0/24', votesPerMinute: 100_000 }],
};

let dataDir: string;
let server: Server | undefined;
let following: AbortController;

beforeEach(() => {
  dataDir = directoryForTest();
  following = new AbortController();
});

afterEach(() => following.abort());

function listOf(pages: readonly object[], version: string): object {
  return { version, pages, redirects: [], asOf: '2026-11-22T10:00:00.000Z', changedRecords: [] };
}

function backendWith(polls: () => unknown, version = 'one'): Promise<string> {
  return backendAnswering({ '/sk/v1/paths': () => listOf([], version), '/sk/v1/polls': polls }, version);
}

/** Default responses for identity, forms and polls. */
const usualAnswers: Readonly<Record<string, () => unknown>> = {
  '/sk/v1/brand': () => ({}),
  '/sk/v1/forms': () => ({ forms: [] }),
  '/sk/v1/polls': () => list,
};

/** A content backend with these responses; a number is an error status, anything else is missing. */
async function backendAnswering(
  answers: Readonly<Record<string, () => unknown>>,
  version: string,
): Promise<string> {
  const started = await listenForTest((request, response) => {
    if (request.url === '/sk/v1/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify({ version })}\n\n`);
      return;
    }
    const [address = ''] = (request.url ?? '').split('?since=');
    const answer = { ...usualAnswers, ...answers }[address]?.();
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'number') response.writeHead(answer).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server = started.server;
  return started.url;
}

async function contentFrom(origin: string): Promise<PublishedContent> {
  const content = new PublishedContent(new ContentClient(origin, ''), new Snapshots(dataDir));
  await content.restore();
  return content;
}

async function followed(origin: string, awaited = 'one'): Promise<PublishedContent> {
  const content = await contentFrom(origin);
  void content.follow(following.signal);
  const isKept = () => {
    const { version, polls } = new Snapshots(dataDir).readState() ?? {};
    return isDeepStrictEqual({ version, polls }, { version: awaited, polls: content.polls.list });
  };
  await expect.poll(isKept).toBe(true);
  return content;
}

describe('a part that can’t be read', () => {
  it('is told of by whether anything was known before', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const failures = new FailureLog();
    const fails = async () => {
      throw new UnreadableAnswer('/x', new z.ZodError([]));
    };
    await new PartialReading(failures).read('the project settings', false, fails);
    await new PartialReading(failures).read('the polls', true, fails);
    expect(said.mock.calls.flat()).toEqual([
      expect.stringContaining('Nothing is known of the project settings yet'),
      expect.stringContaining('What is known of the polls stays as it was last published.'),
    ]);
    said.mockRestore();
  });
});

describe('polls that the site knows', () => {
  it('are found by id and by key, and no key hides an id', async () => {
    const { polls } = await followed(await backendWith(() => list));
    expect(polls.find('breite')).toEqual(list.polls[1]);
    expect(polls.find('2')).toEqual(list.polls[1]);
    expect(polls.find('1')).toEqual(list.polls[0]);
    expect(polls.find('3')).toBeUndefined();
    expect(polls.list.networks).toEqual(list.networks);
  });

  it('are known again after a restart without the content backend', async () => {
    await followed(await backendWith(() => list));
    const { polls } = await contentFrom('http://127.0.0.1:9');
    expect(polls.list).toEqual(list);
  });

  it('are read again where they could not be read with the same version', async () => {
    await new Snapshots(dataDir).writeState({ version: 'one', redirects: [], changedRecords: [] });
    const restored = await contentFrom('http://127.0.0.1:9');
    expect(restored.version).toBe('one');
    expect(restored.polls.list.polls).toEqual([]);
    const { polls } = await followed(await backendWith(() => list));
    expect(polls.list).toEqual(list);
  });

  it('have no redirect that browsers would take to another site', async () => {
    const redirects = ['/\\evil.example', '//evil.example', '/\t/evil.example', '/media/heft.pdf'].map(
      (to, index) => ({
        from: `/alt-${index}`,
        to,
        status: 301,
      }),
    );
    const state = { version: 'one', redirects, changedRecords: [] };
    mkdirSync(join(dataDir, 'snapshots'));
    writeFileSync(join(dataDir, 'snapshots/state.json'), JSON.stringify(state));
    const restored = await contentFrom('http://127.0.0.1:9');
    expect(restored.list().redirects.map(({ to }) => to)).toEqual(['/media/heft.pdf']);
  });

  it('stay as they were after an answer that does not fit', async () => {
    const first = await backendWith(() => list);
    await followed(first);
    following.abort();
    following = new AbortController();
    server?.closeAllConnections();
    server?.close();
    const content = await followed(await backendWith(() => ({ polls: 'many' }), 'two'), 'two');
    expect(content.polls.list).toEqual(list);
  });
});

describe('a first refresh of which a part fails', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f'];
  const page = (path: string) => ({
    id: path,
    path,
    locale: 'de',
    locales: ['de'],
    layout: 'default',
    title: path,
    description: '',
    hidden: false,
    route: { scrollToTop: true, transition: true },
    blocks: [],
    updatedAt: '2026-11-22T00:00:00.000Z',
    records: [],
  });

  async function withFailureAt(broken: string) {
    let fails = true;
    const answers: Readonly<Record<string, () => unknown>> = {
      ...usualAnswers,
      '/sk/v1/paths': () =>
        listOf(
          paths.map((path) => ({ path, locales: ['de'], version: '1' })),
          'one',
        ),
      '/sk/v1/project-settings/values': () => undefined,
      ...Object.fromEntries(
        paths.map((path) => [`/sk/v1/pages?path=${encodeURIComponent(path)}&locale=de`, () => page(path)]),
      ),
    };
    const failing = Object.fromEntries(
      Object.entries(answers).map(([address, answer]) => [
        address,
        () => (address === broken && fails ? 500 : answer()),
      ]),
    );
    const content = await contentFrom(await backendAnswering(failing, 'one'));
    void content.follow(following.signal);
    return {
      content,
      known: () => Array.from(content.pages(), ({ outline }) => outline.path).sort(),
      mend: () => {
        fails = false;
        return expect.poll(() => content.version).toBe('one');
      },
    };
  }

  it('brings all other pages, and the page once it can be read; until then nobody says what is not there', async () => {
    const { content, known, mend } = await withFailureAt('/sk/v1/pages?path=%2Fa&locale=de');
    await expect.poll(known).toEqual(paths.slice(1));
    expect([content.version, content.isKnown]).toEqual(['', false]);
    await mend();
    expect(known()).toEqual(paths);
    // The state is written after the version is known.
    await expect.poll(() => content.isKnown).toBe(true);
  });

  it.each(['/sk/v1/project-settings/values', '/sk/v1/forms', '/sk/v1/polls'])(
    'brings every page without %s',
    async (broken) => {
      const { content, known, mend } = await withFailureAt(broken);
      await expect.poll(() => content.isKnown).toBe(true);
      expect(known()).toEqual(paths);
      expect(content.version).toBe('');
      await mend();
    },
  );
});

describe('a record that shows on pages', () => {
  const dated = (minute: number) => `2026-11-22T10:0${minute}:00.000Z`;
  const shows: Readonly<Record<string, string[]>> = {
    '/a': ['media/1', 'polls/2'],
    '/b': ['media/3'],
    '/c': [],
  };
  let read: string[];
  let asked: string[];
  let current: { version: string; asOf: string; changedRecords: { record: string; version: string }[] };
  let broken: string | undefined;
  let titles: Record<string, string>;
  let blocks: Record<string, readonly Block[]>;

  beforeEach(() => {
    titles = {};
    blocks = {};
    read = [];
    asked = [];
    broken = undefined;
    current = { version: 'v1', asOf: dated(1), changedRecords: [] };
  });

  async function backend(): Promise<{ origin: string; announce(): void }> {
    let announce = () => {};
    const started = await listenForTest((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://backend');
      const answer = (body: unknown) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      if (pathname === '/sk/v1/changes') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        announce = () => response.write(`data: ${JSON.stringify({ version: current.version })}\n\n`);
        announce();
      } else if (pathname === '/sk/v1/paths') {
        asked.push(searchParams.get('since') ?? '');
        const pages = Object.keys(shows).map((path) => ({ path, locales: ['de'], version: '1' }));
        answer({ ...current, pages, redirects: [] });
      } else if (pathname === '/sk/v1/pages') {
        const path = searchParams.get('path') ?? '';
        read.push(path);
        if (path === broken) response.writeHead(500).end();
        else
          answer({
            id: path,
            path,
            locale: 'de',
            locales: ['de'],
            layout: 'default',
            title: titles[path] ?? path,
            description: '',
            hidden: false,
            route: { scrollToTop: true, transition: true },
            blocks: blocks[path] ?? [],
            updatedAt: dated(0),
            records: shows[path],
          });
      } else if (usualAnswers[pathname]) answer(usualAnswers[pathname]());
      else response.writeHead(404).end();
    });
    server = started.server;
    return { origin: started.url, announce: () => announce() };
  }

  async function start(origin: string): Promise<PublishedContent> {
    const content = await contentFrom(origin);
    void content.follow(following.signal);
    await until(content);
    return content;
  }

  function until(content: PublishedContent): Promise<void> {
    const state = () => [content.isKnown, content.version, new Snapshots(dataDir).readState()?.version];
    return expect.poll(state).toEqual([true, current.version, current.version]);
  }

  function restart(): void {
    following.abort();
    following = new AbortController();
    server?.closeAllConnections();
    server?.close();
    read = [];
    asked = [];
  }

  const change = (version: string, minute: number, ...records: string[]) => {
    read = [];
    current = {
      version,
      asOf: dated(minute),
      changedRecords: records.map((record) => ({ record, version: dated(minute) })),
    };
  };

  it('has only these pages read anew when it is changed, each once', async () => {
    const { origin, announce } = await backend();
    const content = await start(origin);
    expect(read.sort()).toEqual(['/a', '/b', '/c']);
    change('v2', 2, 'polls/2', 'media/9');
    announce();
    await until(content);
    expect(read).toEqual(['/a']);
    expect(asked).toEqual(['', dated(1)]);
    read = [];
    // Changes are listed for a while; the version says that this one is known.
    current = { ...current, version: 'v3', asOf: dated(3) };
    announce();
    await until(content);
    expect(read).toEqual([]);
    change('v4', 4, 'polls/2');
    announce();
    await until(content);
    expect(read).toEqual(['/a']);
  });

  it('has pages that show the identity’s values read first', async () => {
    const colors = { blockType: 'feature-list', id: '1', version: 1, source: 'colors', look: 'list' };
    blocks = { '/b': resolveBlocks([colors], { locale: 'de', kindIndex: [], brand, frameHosts: [] }) };
    const { origin, announce } = await backend();
    const content = await start(origin);
    change('v2', 2, 'media/1', 'media/3');
    announce();
    await until(content);
    expect(read).toEqual(['/b', '/a']);
  });

  it('says since when it is behind, until it isn’t', async () => {
    const { origin, announce } = await backend();
    const content = await start(origin);
    await expect.poll(() => content.behindSince).toBeUndefined();
    const before = Date.now();
    broken = '/a';
    change('v2', 2, 'polls/2');
    announce();
    await expect.poll(() => content.behindSince).toBeGreaterThanOrEqual(before);
    broken = undefined;
    await expect.poll(() => content.behindSince).toBeUndefined();
    expect(content.version).toBe('v2');
  });

  it('changes pages whose caches are told of it, where it shows', async () => {
    const { origin, announce } = await backend();
    const content = await start(origin);
    const told: (readonly string[])[] = [];
    content.tellChanges((keys) => told.push(keys));
    titles = { '/b': 'Neu' };
    change('v2', 2, 'media/1', 'media/3');
    announce();
    await until(content);
    expect(read.sort()).toEqual(['/a', '/b']);
    // Reported once visible. Here pages' ids are their paths.
    await expect.poll(() => told).toEqual([['pages-/b']]);
  });

  it('is asked after again by the next process, from where this one was', async () => {
    await start((await backend()).origin);
    restart();
    change('v2', 2, 'media/3');
    await start((await backend()).origin);
    expect(asked).toEqual([dated(1)]);
    expect(read).toEqual(['/b']);
  });

  it('has a page read anew until it could be read', async () => {
    const { origin, announce } = await backend();
    const content = await start(origin);
    broken = '/a';
    change('v2', 2, 'media/1', 'media/3');
    announce();
    await expect.poll(() => asked.length).toBeGreaterThan(2);
    expect(content.version).toBe('v1');
    broken = undefined;
    await until(content);
    expect(read.filter((path) => path === '/b')).toHaveLength(1);
    expect(read.at(-1)).toBe('/a');
  });

  it('has a page read again whose file was lost, and nobody says meanwhile that it isn’t there', async () => {
    const content = await start((await backend()).origin);
    rmSync(join(dataDir, 'snapshots/pages'), { recursive: true });
    read = [];
    expect(content.page('/b', 'de')).toBeUndefined();
    expect([content.isMissing('/b', 'de'), content.isMissing('/nowhere', 'de')]).toEqual([false, true]);
    await expect.poll(() => content.page('/b', 'de')?.document.path).toBe('/b');
    expect(read).toEqual(['/b']);
  });

  it('is not trusted after the content was set back to an older state, nor where nobody said what shows', async () => {
    await start((await backend()).origin);
    restart();
    change('v0', 1);
    await start((await backend()).origin);
    expect(read.sort()).toEqual(['/a', '/b', '/c']);
    restart();
    rmSync(join(dataDir, 'snapshots/state.json'));
    await start((await backend()).origin);
    expect(read.sort()).toEqual(['/a', '/b', '/c']);
  });
});
