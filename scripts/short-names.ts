/**
 * Short names in the built stylesheets. Names are counted, in letters: what repeats compresses, so a counted name takes
 * a fraction of what a telling one or a hash takes, in every page's styles.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const letters = 'abcdefghijklmnopqrstuvwxyz';

const sheets = globSync('src/**/*.css', { cwd: root, exclude: ['src/content/**'] }).sort();
const classesIn = new Map<string, string[]>();

/** The number of an entry in a list; a list that does not have it yet gets it at its end. */
function numberIn(list: string[], entry: string): number {
  if (!list.includes(entry)) list.push(entry);
  return list.indexOf(entry);
}

function inLetters(number: number): string {
  return (number < 26 ? '' : inLetters(Math.floor(number / 26) - 1)) + (letters[number % 26] ?? '');
}

/** The same in both builds and different from all others: the number of the file, then that of the class in it. */
export function shortClassName(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file);
  const classes = classesIn.get(path) ?? [];
  classesIn.set(path, classes);
  return `${inLetters(numberIn(sheets, path) + 26)}${inLetters(numberIn(classes, name)).toUpperCase()}`;
}

const customProperty = /--[a-z][a-z0-9-]*/g;

/** Scripts know these by their names. */
const namedByScripts = ['--motion-delay', '--parallax', '--pswp-transition-duration'];

// Counted beforehand: stylesheets are built in no certain order.
const properties = [
  ...new Set(sheets.flatMap((file) => readFileSync(join(root, file), 'utf8').match(customProperty) ?? [])),
];

function shortened(text: string): string {
  return text.replace(customProperty, (name) =>
    namedByScripts.includes(name) ? name : `--${inLetters(numberIn(properties, name))}`,
  );
}

interface Sheet {
  walkDecls(change: (declaration: { prop: string; value: string }) => void): void;
  walkAtRules(change: (rule: { params: string }) => void): void;
}

/** A PostCSS plugin that shortens the names of custom properties, and of what else begins with two dashes. */
export const shortProperties = {
  postcssPlugin: 'short-properties',
  Once(sheet: Sheet): void {
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop.startsWith('--')) declaration.prop = shortened(prop);
      if (value.includes('--')) declaration.value = shortened(value);
    });
    sheet.walkAtRules((rule) => {
      if (rule.params.includes('--')) rule.params = shortened(rule.params);
    });
  },
};
