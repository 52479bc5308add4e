import { readdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPage } from '../../../tests/support/empty-page.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { bringSnapshots, goOnBringingSnapshots, type SnapshotSource } from './bring-snapshots.ts';
import { ContentClient } from './content-client.ts';
import { PublishedContent } from './published-content.ts';
import { Snapshots } from './snapshots.ts';

let dataDir: string;
let said: string;

beforeEach(() => {
  dataDir = directoryForTest();
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

const page = (path: string) => JSON.stringify({ version: '1', document: emptyPage(path), records: [] });
const state = (version: string) => JSON.stringify({ version, redirects: [], changedRecords: [] });

function having(name: string, version: string, count: number, patience = 5000): SnapshotSource {
  const files = new Map([
    ['state.json', state(version)],
    ...Array.from({ length: count }, (_, index): [string, string] => [
      `pages/${index.toString(16)}.json`,
      page(`/${index}`),
    ]),
  ]);
  return {
    name,
    patience,
    list: async () => [...files.keys()],
    read: async (file) => {
      const text = files.get(file);
      return text === undefined ? undefined : Buffer.from(text);
    },
  };
}

const silent = (name: string): SnapshotSource => ({
  ...having(name, '0', 0, 60_000),
  list: () => new Promise(() => {}),
});

const taken = () => {
  const snapshots = new Snapshots(dataDir);
  return { version: snapshots.readState()?.version, pages: [...snapshots.pages()].length };
};

describe('what is published', () => {
  it('is taken up from whoever has it, however many say nothing before', async () => {
    await bringSnapshots(dataDir, [
      silent('the bucket'),
      silent('one'),
      silent('another'),
      having('last', '7', 3),
    ]);
    expect(taken()).toEqual({ version: '7', pages: 3 });
    expect(said).toContain('Copied 3 pages from last.');
    expect(said).not.toContain('Nothing can be copied');
  });

  it('is taken up from the first of those that answer soon', async () => {
    const bucket = having('the bucket', '8', 3);
    const list = async () => {
      await new Promise(setImmediate);
      return bucket.list();
    };
    await bringSnapshots(dataDir, [{ ...bucket, list }, having('a peer', '7', 2)]);
    expect(taken()).toEqual({ version: '8', pages: 3 });
  });

  it('is not awaited from one that gives a little again and again, and nothing of it stays', async () => {
    const files = having('a trickle', '6', 500, 1000);
    let given = 0;
    let turn: Promise<unknown> = Promise.resolve();
    const trickle: SnapshotSource = {
      ...files,
      // Never idle for longer than the timeout, and never done.
      read: (name) => {
        turn = turn.then(() => wait(20));
        return turn.then(() => {
          given += 1;
          return files.read(name);
        });
      },
    };
    await bringSnapshots(dataDir, [trickle, having('a peer', '7', 2)]);
    expect(taken()).toEqual({ version: '7', pages: 2 });
    expect(said).toContain('Nothing can be copied from a trickle: Not complete after 2 s.');
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThan(500);
  });

  it('is taken up whole from the next where one breaks off, without what that one alone had', async () => {
    const files = having('the bucket', '6', 40);
    const breaking: SnapshotSource = {
      ...files,
      read: async (name) => {
        if (name === 'pages/1f.json') throw new Error('It has gone.');
        return files.read(name);
      },
    };
    await bringSnapshots(dataDir, [breaking, having('a peer', '7', 2)]);
    expect(taken()).toEqual({ version: '7', pages: 2 });
    expect(said).toContain('Nothing can be copied from the bucket: It has gone.');
  });

  it('replaces pages without a state, and leaves nothing half behind', async () => {
    await mkdir(join(dataDir, 'snapshots/pages'), { recursive: true });
    await writeFile(join(dataDir, 'snapshots/pages/ff.json'), page('/gone'));
    await mkdir(join(dataDir, 'snapshots.draft/of-a-killed-start'), { recursive: true });
    await bringSnapshots(dataDir, [having('a peer', '7', 2)]);
    expect(taken()).toEqual({ version: '7', pages: 2 });
    expect(readdirSync(dataDir)).toEqual(['snapshots']);
  });

  it('stays as it is on a disk that knows something, and where nobody can give it', async () => {
    await bringSnapshots(dataDir, [{ ...having('empty', '7', 2), list: async () => ['pages/0.json'] }]);
    expect(readdirSync(dataDir)).toEqual([]);
    await mkdir(join(dataDir, 'snapshots'));
    writeFileSync(join(dataDir, 'snapshots/state.json'), state('5'));
    await bringSnapshots(dataDir, [having('a peer', '7', 2)]);
    expect(taken()).toEqual({ version: '5', pages: 0 });
  });
});

describe('a site that knows nothing', () => {
  it('takes up what is published as soon as somebody can give it, while the content backend stays away', async () => {
    const content = new PublishedContent(
      new ContentClient('http://127.0.0.1:9', 'secret'),
      new Snapshots(dataDir),
    );
    const peer = having('a peer', '7', 2);
    let isThere = false;
    let asked = 0;
    const list = async () => {
      asked += 1;
      if (!isThere) throw new Error('It is away.');
      return peer.list();
    };
    const sources = [{ ...peer, list }];
    await bringSnapshots(dataDir, sources);
    await content.restore();
    const following = new AbortController();
    const ended = content.follow(following.signal);
    const done = goOnBringingSnapshots(dataDir, sources, content, following.signal, 20);
    await expect.poll(() => asked).toBeGreaterThan(2);
    expect(content.isKnown).toBe(false);
    isThere = true;
    await done;
    expect([content.version, [...content.pages()].length]).toEqual(['7', 2]);
    following.abort();
    await ended;
    expect(said.match(/Nothing can be copied/g)).toHaveLength(1);
  });

  it('puts nothing in the way of what it reads', async () => {
    const read = { isKnown: false, isReading: false, adopt: async () => {} };
    const following = new AbortController();
    const peer = having('a peer', '7', 2);
    const adopt = async () => {
      // The content backend responded while the peer sent the last file.
      read.isKnown = true;
    };
    await goOnBringingSnapshots(
      dataDir,
      [peer],
      {
        ...read,
        get isKnown() {
          return read.isKnown;
        },
        adopt,
      },
      following.signal,
      1,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
