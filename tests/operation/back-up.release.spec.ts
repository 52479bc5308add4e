import { lstat, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { ContentEditor } from '../support/content-editor.ts';
import { guideBlock, RunningCommands, runCommands } from '../support/guide.ts';
import { copyOfSeededData, Product, temporaryDirectory, until } from '../support/product.ts';

const guide = 'back-up-and-restore.md';

/** What in this directory other people on the machine could read, were it open to them: all but copies of the build. */
async function openToOthers(directory: string): Promise<string[]> {
  const all = await readdir(directory, { recursive: true });
  const names = all.filter((name) => !name.startsWith('assets'));
  const modes = await Promise.all(names.map(async (name) => (await lstat(join(directory, name))).mode));
  return names.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0);
}

test('a back-up taken while the product runs is restored into an empty directory with everything in it', async () => {
  const data = await copyOfSeededData();
  const saved = await temporaryDirectory();
  const restored = await temporaryDirectory();
  const original = await Product.create({ dataDir: data.path });
  const copy = await Product.create({ dataDir: restored.path });
  const directory = './back-ups/2026-11-21';
  const backUp = guideBlock({ guide, below: 'Back up' }, { [directory]: saved.path });
  const [restore = '', start = ''] = guideBlock(
    { guide, below: 'Check that it works' },
    {
      '/tmp/restored': restored.path,
      [directory]: saved.path,
      '=4000': `=${copy.port}`,
      '=4001': `=${copy.contentPort}`,
    },
  ).split('\n');
  let started: RunningCommands | undefined;
  try {
    await original.start();
    expect(await openToOthers(data.path)).toEqual([]);
    const editor = await ContentEditor.signIn(original);
    await editor.publishHeadline('/strategie', 'en', 'Saved for later');
    // Whatever else keeps a database there, in use and not yet written back from its log.
    const fanData = new DatabaseSync(join(data.path, 'fan-data.sqlite'));
    fanData.exec(
      "pragma journal_mode = wal; create table ballots (choice text); insert into ballots values ('wide')",
    );
    const sent = join('submission-files', 'a'.repeat(32), 'b'.repeat(32));
    await mkdir(join(data.path, dirname(sent)), { recursive: true });
    await writeFile(join(data.path, sent), '%PDF-');
    const backedUp = runCommands(backUp, { DATA_DIR: data.path });
    expect(backedUp.status, backedUp.output).toBe(0);
    expect(runCommands(backUp, { DATA_DIR: data.path }).output).toContain('not empty');
    const put = runCommands(restore);
    expect(put.status, put.output).toBe(0);
    expect(runCommands(restore).output).toContain('not empty');

    fanData.close();
    const restoredFanData = new DatabaseSync(join(restored.path, 'fan-data.sqlite'));
    expect(restoredFanData.prepare('select choice from ballots').all()).toEqual([{ choice: 'wide' }]);
    restoredFanData.close();
    const secrets = join(restored.path, 'secrets.json');
    expect(await readFile(secrets, 'utf8')).toBe(await readFile(join(data.path, 'secrets.json'), 'utf8'));
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);
    expect((await stat(saved.path)).mode & 0o777).toBe(0o700);
    expect(await readdir(join(restored.path, 'media'))).toEqual(await readdir(join(data.path, 'media')));
    expect(await readFile(join(restored.path, sent), 'utf8')).toBe('%PDF-');
    await original.stop();
    started = new RunningCommands(start, {});
    await started.untilSaid('Ready after');
    await copy.untilCurrent();
    const read = async (path: string) => (await fetch(copy.siteUrl + path)).text();
    await until('the saved headline shows', async () =>
      (await read('/en/strategie')).includes('Saved for later'),
    );
    const picture = /\/media\/[^" ]+\.avif/.exec(await read('/strategie'))?.[0] ?? '';
    expect((await fetch(copy.siteUrl + picture)).headers.get('content-type')).toBe('image/avif');
    await copy.signIn();
  } finally {
    await Promise.all([original.stop(), started?.end()]);
    await Promise.all([data.remove(), saved.remove(), restored.remove()]);
  }
});
