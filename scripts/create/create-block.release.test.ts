import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blockRegistries, isOutdated } from './block-registries.ts';

// Types are checked twice, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'new-block-'));
const blocks = join(copy, 'src/blocks');

/** A copy of the sources with all checks, in which blocks can be added and removed. */
beforeAll(() => {
  for (const name of [
    'package.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
    'vitest.config.ts',
    'tests/support/forgetting-payload.ts',
    'scripts',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  cpSync(join(root, 'src'), join(copy, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.next') && !path.endsWith('/content/foundation/database/migrations'),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
  });
  return { status, said: stdout + stderr };
}

/** Only blocks and their imports, which takes half the time. */
function checkTypes(): { status: number | null; said: string } {
  writeFileSync(
    join(copy, 'tsconfig.blocks.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src/blocks'] }),
  );
  return run('tsc', '--project', 'tsconfig.blocks.json');
}

const testsOfEveryBlock = [
  'src/blocks/define-block.test.ts',
  'src/blocks/looks.test.ts',
  'src/content/process/seed/demo-content.test.ts',
];

const fine = expect.objectContaining({ status: 0 });

describe('a new block', () => {
  it('compiles, follows the rules, and passes the tests that look at every block', () => {
    expect(run('node', 'scripts/create-block.ts', 'match-ticket')).toEqual(fine);
    expect(checkTypes()).toEqual(fine);
    expect(run('node', 'scripts/register-blocks.ts', '--check')).toEqual(fine);
    expect(run('node', 'scripts/checks/check-imports.ts')).toEqual(fine);
    expect(run('node', 'scripts/checks/check-tokens.ts')).toEqual(fine);
    expect(run('biome', 'check', '--error-on-warnings', 'src/blocks')).toEqual(fine);
    expect(run('vitest', 'run', ...testsOfEveryBlock, 'src/blocks/match-ticket')).toEqual(fine);
  });

  it('is listed last in the index, and has a demo page', () => {
    const { said } = run(
      'node',
      '--input-type=module',
      '--eval',
      `import { indexAllKinds } from '#blocks/index-all-kinds.ts';
       import { blockDemoPages } from '#content/process/seed/block-demo-pages.ts';
       const page = blockDemoPages().at(-1);
       console.log(JSON.stringify([indexAllKinds('en').at(-1), page.path, page.en.blocks[0].label]));`,
    );
    expect(JSON.parse(said)).toEqual([
      expect.objectContaining({ kind: 'match-ticket', href: '/en/demo/match-ticket', exampleCount: 2 }),
      '/demo/match-ticket',
      expect.stringMatching(/^Block (\d+) of \1$/),
    ]);
  });

  it.each(['Match Ticket', '../away', 'class', 'heading', 'headline'])('is not called "%s"', (name) => {
    expect(run('node', 'scripts/create-block.ts', name).status).toBe(1);
  });

  it('is missed where a file of it is missing', () => {
    for (const [file, holds] of [
      ['match-ticket.tsx', 'its view'],
      ['match-ticket.examples.ts', 'its named content'],
      ['match-ticket.glyph.tsx', 'the kind in miniature'],
    ] as const) {
      const [from, aside] = [join(blocks, 'match-ticket', file), join(copy, file)];
      cpSync(from, aside);
      rmSync(from);
      const { status, said } = run('node', 'scripts/register-blocks.ts', '--check');
      cpSync(aside, from);
      rmSync(aside);
      expect(status).toBe(1);
      expect(said).toContain(`src/blocks/match-ticket has no ${file}: it holds ${holds}`);
    }
  });

  it('is gone with its folder', () => {
    rmSync(join(blocks, 'match-ticket'), { recursive: true });
    expect(run('node', 'scripts/register-blocks.ts', '--check').said).toContain(
      'run npm run register-blocks',
    );
    expect(run('node', 'scripts/register-blocks.ts')).toEqual(fine);
    expect(run('diff', '-r', join(root, 'src/blocks'), blocks)).toEqual(fine);
    expect(blockRegistries(blocks).filter(isOutdated)).toEqual([]);
  });

  it('becomes the one of the guide, file by file', () => {
    expect(run('node', 'scripts/create-block.ts', 'notice')).toEqual(fine);
    const guide = readFileSync(join(root, 'docs/guides/add-a-block.md'), 'utf8');
    const files = [
      ...guide.matchAll(/`src\/blocks\/notice\/(notice\.[\w.]+)`.*:.*\n\n```\w+\n([\s\S]*?)```/g),
    ];
    expect(files.map(([, name]) => name).sort()).toEqual(readdirSync(join(blocks, 'notice')).sort());
    for (const [, name = '', text = ''] of files) writeFileSync(join(blocks, 'notice', name), text);
    expect(checkTypes()).toEqual(fine);
    expect(run('node', 'scripts/checks/check-tokens.ts')).toEqual(fine);
    expect(run('biome', 'check', '--error-on-warnings', 'src/blocks')).toEqual(fine);
    expect(run('vitest', 'run', ...testsOfEveryBlock, 'src/blocks/notice')).toEqual(fine);
  });
});
