/**
 * Checks imports between parts of the code, and between the floors of content (`content-floors.ts`). The table below is
 * the architecture; docs/architecture.md explains it.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { floorProblems } from './content-floors.ts';
import { circlesIn } from './import-circles.ts';
import { crossesBoundary, namesElementOfForm } from './payload-boundary.ts';

/** Part -> the parts that it may import besides itself. */
const allowed: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    words('i18n brand motion limits serving bucket database submitting').map((part) => [part, '']),
  ),
  settings: 'typed',
  typed: 'i18n',
  fields: 'i18n brand typed',
  ui: 'fields i18n brand',
  polls: 'fields i18n database submitting typed',
  forms: 'fields i18n submitting typed',
  shop: 'fields i18n typed',
  blocks: 'fields i18n ui brand polls forms shop submitting typed',
  pages: 'blocks fields i18n ui',
  site: 'motion pages blocks fields i18n ui brand polls forms shop submitting',
  server:
    'site pages blocks fields i18n ui brand polls forms shop settings limits serving bucket database submitting typed',
  content: 'pages blocks fields i18n brand polls forms shop settings limits serving bucket typed',
};

const contentDirectory = 'src/content/';

/** The only stylesheets that the admin imports from elsewhere; the build counts them among its sources. */
const faces = 'src/brand/faces/';

const problems: string[] = [];
/** File -> the files that it imports, types included. */
const imports = new Map<string, string[]>();
/** File -> the files that it loads at run time. */
const loads = new Map<string, string[]>();

for (const file of globSync('src/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('.next') || path.includes('/migrations/'),
})) {
  const part = file.split('/')[1] ?? '';
  const may = allowed[part];
  if (may === undefined) {
    problems.push(`${file}: src/${part} is not in the table of parts.`);
    continue;
  }
  if (part === 'content' && namesElementOfForm(file, readFileSync(file, 'utf8')))
    problems.push(
      `${file} names elements of Payload's form: src/content/payload/form-elements.ts finds them.`,
    );
  const imported: string[] = [];
  imports.set(file, imported);
  const loaded: string[] = [];
  loads.set(file, loaded);
  for (const { target, typeOnly } of importsOf(file)) {
    if (isContent(file) && crossesBoundary(file, target))
      problems.push(
        `${file} imports ${target}: what rests on it is in src/content/payload (docs/payload.md).`,
      );
    const resolved = target.startsWith('#')
      ? join('src', target.slice(1))
      : target.startsWith('.')
        ? join(dirname(file), target)
        : undefined;
    if (resolved === undefined || (file.includes('.test.') && resolved.startsWith('tests/support/')))
      continue;
    imported.push(resolved);
    if (!typeOnly) loaded.push(resolved);
    const other = resolved.split('/')[1] ?? '';
    if (other !== part && target.startsWith('.'))
      problems.push(`${file} imports ${target}: other parts are imported by #${other}/…`);
    if (other !== part && !words(may).includes(other))
      problems.push(`${file}: ${part} may not import ${other} (${target}).`);
    if (reachesBrowser(file) && !typeOnly && staysOnServer(resolved)) {
      problems.push(
        `${file} imports ${target} at run time: it would bring its schema to the browser. Use \`import type\`.`,
      );
    }
  }
}

for (const circle of circlesIn(imports)) {
  problems.push(`These files import each other in a circle, types included:\n  ${circle.join('\n  ')}`);
}

problems.push(...floorProblems(insideContent()).map((problem) => `src/content: ${problem}`));

// `scripts/build/build-if-stale.ts` relies on it: a changed view doesn't make the content backend stale.
for (const [view, by] of viewsInContent()) problems.push(`${by}: content may not load views (${view}).`);

/** The imports between the files of content, relative to it. */
function insideContent(): Map<string, string[]> {
  const own = (files: readonly string[]) =>
    files.filter(isContent).map((file) => file.slice(contentDirectory.length));
  return new Map(
    [...imports]
      .filter(([file]) => isContent(file))
      .map(([file, targets]) => [file.slice(contentDirectory.length), own(targets)]),
  );
}

/** Views and stylesheets of other parts that content loads directly or indirectly, each with its importer. */
function viewsInContent(): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set([...loads.keys()].filter((file) => isContent(file) && !file.includes('.test.')));
  for (const file of seen) {
    for (const target of loads.get(file) ?? []) {
      if (/\.(?:tsx|css)$/.test(target) && !target.startsWith(faces) && !isContent(target))
        found.set(target, file);
      seen.add(target);
    }
  }
  return found;
}

function words(text: string): string[] {
  return text.split(' ');
}

function isContent(file: string): boolean {
  return file.startsWith(contentDirectory);
}

/** Views, and modules used only by them and the shell. */
function reachesBrowser(file: string): boolean {
  return file.endsWith('.tsx') && !/^src\/(server|content)\//.test(file) && !file.includes('.test.');
}

function staysOnServer(file: string): boolean {
  return (
    /\.fields\.ts$|\.server\.ts$|\.examples\.ts$|blocks\/(?:(?:kinds|examples)(?:\.generated)?|stored-blocks|define-block)\.ts$|pages\/(page-document|project-settings|content-api)\.ts$/.test(
      file,
    ) || /^src\/fields\//.test(file)
  );
}

function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    target: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    typeOnly: false,
  }));
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ target: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  return [...fixed, ...dynamic, ...handedOn];
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'All imports are allowed.' : `${problems.length} imports are not allowed.`,
);
process.exit(problems.length === 0 ? 0 : 1);
