import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { environmentSchema, examples } from '../../src/settings/environment.ts';

/* Commands and paths in the guides exist. What their steps lead to is tested elsewhere: blocks in
   create-block.release.test.ts, languages in create-language.release.test.ts, page rules in
   tests/operation/page-rules.spec.ts, deployment and back-ups in deploy.spec.ts and back-up.spec.ts beside
   it. */

const root = join(import.meta.dirname, '../..');
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]
  .filter((file) => !file.startsWith('docs/decisions/'))
  .toSorted();

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Commands whose output the guides' later lines may name. */
const makers = [
  { command: /npm run create-block -- ([a-z-]+)/, made: (name: string) => `src/blocks/${name}` },
  { command: /npm run create-language -- ([a-z]+)/, made: (code: string) => `${code}.json` },
];

describe.each(guides)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  const commands = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code);
  const quoted = [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  );

  it('names scripts that there are', () => {
    const named = [...commands, ...quoted].flatMap((code) =>
      [...code.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
    );
    const ofNpm = ['ci', 'install', 'update', 'audit', 'outdated', 'ls', 'run'];
    expect(named.filter((name) => !ofNpm.includes(name) && !(name in scripts))).toEqual([]);
  });

  it('names files that there are, where `{kind}` stands for any', () => {
    const made = makers.flatMap(({ command, made: madeOf }) => {
      const [, name] = command.exec(text) ?? [];
      return name === undefined ? [] : [madeOf(name)];
    });
    const named = [...commands, ...quoted].flatMap((code) =>
      [...code.matchAll(/(?<![\w./@-])(?:src|scripts|tests|docs)\/[\w./*{},[\]-]*[\w*\]}/]/g)].map(
        ([path]) => path,
      ),
    );
    const missing = named.filter(
      (path) =>
        !existsSync(join(root, path)) &&
        globSync(path.replaceAll(/\{\w+\}/g, '*'), { cwd: root }).length === 0 &&
        !made.some((part) => path.includes(part)),
    );
    expect(missing).toEqual([]);
  });

  it('links to files and headings that there are', () => {
    const links = text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#?([^)\s]*)\)/g);
    const broken = [...links].filter(([, path = '', heading = '']) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      return !existsSync(target) || (heading !== '' && !headingsOf(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('shows code that can be read', () => {
    const unreadable = blocks.filter(({ language, code }) => {
      if (language === 'json') return !isJson(code);
      return (language === 'ts' || language === 'tsx') && !isCode(code, language);
    });
    expect(unreadable).toEqual([]);
  });
});

/** The ids of a guide's headings as rendered. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

function isCode(code: string, language: 'ts' | 'tsx'): boolean {
  return [code, `({${code}});`].some((text) => parseSync(`guide.${language}`, text).errors.length === 0);
}

it('lists every setting with a value that will do, and no other', () => {
  const rows = readFileSync(join(root, 'docs/settings.md'), 'utf8').matchAll(
    /^\| `([A-Z0-9_]+)` \| (.+) \| .+ \| `?(.+?)`? \|$/gm,
  );
  const listed = Object.fromEntries(
    [...rows].map(([, name = '', byDefault = '', example]) => [name, { byDefault, example }]),
  );
  expect(Object.keys(listed).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  for (const [name, example] of Object.entries(examples)) expect(listed[name]?.example, name).toBe(example);
  for (const [name, value] of Object.entries(environmentSchema.parse({})))
    if (value !== undefined && !Array.isArray(value))
      expect(listed[name]?.byDefault, name).toBe(`\`${value}\``);
});

it('lists every command', () => {
  const page = readFileSync(join(root, 'docs/commands.md'), 'utf8');
  const named = new Set([...page.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

it('numbers each decision once', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map((file) => /(\d{4})-/.exec(file)?.[1]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
