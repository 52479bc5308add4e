import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PollList } from '#polls/poll-list.ts';
import { ContentClient } from './content-client.ts';
import { PublishedContent } from './published-content.ts';
import { Snapshots } from './snapshots.ts';

/** Opened long ago, and so known to all. */
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
  dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-content-'));
  following = new AbortController();
});

afterEach(() => {
  following.abort();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

/** A content backend that publishes nothing but these polls, at one version. */
function backendWith(polls: () => unknown, version = 'one'): Promise<string> {
  return backendAnswering(
    { '/sk/v1/paths': () => ({ version, pages: [], redirects: [] }), '/sk/v1/polls': polls },
    version,
  );
}

/** A content backend that gives these answers, fails where one is a number, and has nothing else. */
async function backendAnswering(
  answers: Readonly<Record<string, () => unknown>>,
  version: string,
): Promise<string> {
  const created = createServer((request, response) => {
    if (request.url === '/sk/v1/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify({ version })}\n\n`);
      return;
    }
    const answer = answers[request.url ?? '']?.();
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'number') response.writeHead(answer).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

async function contentFrom(origin: string): Promise<PublishedContent> {
  const content = new PublishedContent(new ContentClient(origin, ''), new Snapshots(dataDir));
  await content.restore();
  return content;
}

/** Follows the content backend until this version's polls are on the disk. */
async function followed(origin: string, version = 'one'): Promise<PublishedContent> {
  const content = await contentFrom(origin);
  void content.follow(following.signal);
  await vi.waitFor(async () => {
    const state = await new Snapshots(dataDir).readState();
    expect(state).toMatchObject({ version, polls: content.polls.list });
  });
  return content;
}

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

  it('are read although a snapshot from before has the same version', async () => {
    mkdirSync(join(dataDir, 'snapshots'));
    writeFileSync(join(dataDir, 'snapshots/state.json'), JSON.stringify({ version: 'one', redirects: [] }));
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
    mkdirSync(join(dataDir, 'snapshots'));
    writeFileSync(join(dataDir, 'snapshots/state.json'), JSON.stringify({ version: 'one', redirects }));
    const restored = await contentFrom('http://127.0.0.1:9');
    expect(restored.list().redirects.map(({ to }) => to)).toEqual(['/media/heft.pdf']);
  });

  it.each([
    ['that does not fit', () => ({ polls: 'many' })],
    ['of a content backend that has none', () => undefined],
  ])('stay as they were after an answer %s', async (_, answer) => {
    const first = await backendWith(() => list);
    await followed(first);
    following.abort();
    following = new AbortController();
    server?.closeAllConnections();
    server?.close();
    const content = await followed(await backendWith(answer, 'two'), 'two');
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
  });

  /** Follows a content backend that answers 500 at this address until it is mended. */
  async function withFailureAt(broken: string) {
    let fails = true;
    const answers: Readonly<Record<string, () => unknown>> = {
      '/sk/v1/paths': () => ({
        version: 'one',
        pages: paths.map((path) => ({ path, locales: ['de'], version: '1' })),
        redirects: [],
      }),
      '/sk/v1/project-settings/values': () => undefined,
      '/sk/v1/forms': () => ({ forms: [] }),
      '/sk/v1/polls': () => list,
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
      known: () => Array.from(content.pages(), ({ document }) => document.path).sort(),
      mend: () => {
        fails = false;
        return vi.waitFor(() => expect(content.version).toBe('one'), { timeout: 10_000 });
      },
    };
  }

  it('brings all other pages, and the page once it can be read; until then nobody says what is not there', async () => {
    const { content, known, mend } = await withFailureAt('/sk/v1/pages?path=%2Fa&locale=de');
    await vi.waitFor(() => expect(known()).toEqual(paths.slice(1)));
    expect([content.version, content.isKnown]).toEqual(['', false]);
    await mend();
    expect(known()).toEqual(paths);
    expect(content.isKnown).toBe(true);
  });

  it.each(['/sk/v1/project-settings/values', '/sk/v1/forms', '/sk/v1/polls'])(
    'brings every page without %s',
    async (broken) => {
      const { content, known, mend } = await withFailureAt(broken);
      await vi.waitFor(() => expect(content.isKnown).toBe(true));
      expect(known()).toEqual(paths);
      expect(content.version).toBe('');
      await mend();
    },
  );
});
