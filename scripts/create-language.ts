/**
 * Adds a language to the site: `npm run create-language -- fr Français fr_FR`. All interface texts then exist, in
 * English, and everything compiles; docs/guides/add-a-language.md lists what remains to be written.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale } from '#i18n/locales.ts';
import { exitWith } from './operate/command-line.ts';

const root = join(import.meta.dirname, '..');
const [code = '', ownName = '', tag = ''] = process.argv.slice(2);

const refusal = refusalOf();
if (refusal) exitWith(refusal);

/** The name of its texts in code: `french`. */
const called = new Intl.DisplayNames(['en'], { type: 'language' }).of(code)?.toLowerCase() ?? '';
const variable = /^[a-z]+$/.test(called) ? called : `${code}Texts`;
const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;

const texts = filesLike('src/**/{*.,}en.json');
for (const file of texts) {
  const english: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
  write(inThisLanguage(file), `${JSON.stringify(withItsForms(english), null, 2)}\n`);
}
const modules = filesLike('src/**/*.{ts,tsx}').filter((file) => nameTexts(file));
nameLanguage('src/i18n/locales.ts');
execFileSync(
  'biome',
  ['format', '--write', ...texts.map(inThisLanguage), ...modules, 'src/i18n/locales.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);

console.log(`The site has the language ${ownName} at /${code}, in English words. What it needs from you:

  ${texts.length} files of texts, all called *${code}.json: translate them (git status lists them)
  a migration for Postgres, and content: see docs/guides/add-a-language.md

Then npm run check.`);

function refusalOf(): string | undefined {
  const usage = 'npm run create-language -- fr Français fr_FR';
  if (!/^[a-z]{2,3}$/.test(code) || !Intl.PluralRules.supportedLocalesOf(code).includes(code))
    return `"${code}" is no code of a language (ISO 639). Use one as in ${usage}`;
  if (isLocale(code)) return `The site has this language already: ${code}.`;
  if (!/^[\p{L} ]+$/u.test(ownName))
    return `What does the language call itself? Write its name as in ${usage}`;
  if (!tag.startsWith(`${code}_`) || !/^[a-z]+_[A-Z]{2}$/.test(tag))
    return `Dates are written as somewhere. Name the language with a region as in ${usage}`;
  return undefined;
}

function filesLike(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: ['src/content/.next/**'] }).toSorted();
}

function inThisLanguage(file: string): string {
  return file.replace(/\ben\.json$/, `${code}.json`);
}

/** Gives a pluralised message all plural forms of the language. */
function withItsForms(message: unknown): unknown {
  if (typeof message !== 'object' || message === null) return message;
  if (!('other' in message))
    return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, withItsForms(value)]));
  const written = new Map(Object.entries(message));
  return Object.fromEntries(forms.map((form) => [form, written.get(form) ?? message.other]));
}

function nameTexts(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text
    .replace(
      /^import english from '(.*)\ben\.json' with \{ type: 'json' \};\n/m,
      (line, path: string) => `${line}import ${variable} from '${path}${code}.json' with { type: 'json' };\n`,
    )
    .replace(/\ben: english\b/, (entry) =>
      text.includes('import english ') ? `${entry}, ${code}: ${variable}` : entry,
    )
    .replace(
      /^ *en: \(\) => import\('(.*)\ben\.json'\).*,\n/m,
      (line) => line + line.replace('en:', `${code}:`).replace('en.json', `${code}.json`),
    );
  if (changed !== text) write(file, changed);
  return changed !== text;
}

function nameLanguage(file: string): void {
  const added = [
    [/(?<=locales = \[.*)(?=\])/, `, '${code}'`],
    [/(?<=localeNames: .*)(?= \})/, `, ${code}: '${ownName}'`],
    [/(?<=localeTags: .*)(?= \})/, `, ${code}: '${tag}'`],
  ] as const;
  const text = readFileSync(join(root, file), 'utf8');
  write(
    file,
    added.reduce((changed, [place, entry]) => changed.replace(place, entry), text),
  );
}

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}
