/** Checks that visitors' controls come from the kit in src/ui. The admin uses Payload's. */
import { globSync, readFileSync } from 'node:fs';
import { type JSXAttributeItem, parseSync, Visitor } from 'oxc-parser';

/** Element -> its replacement outside `src/ui`. */
const controls: Readonly<Record<string, string>> = {
  button: 'Button or BareButton of src/ui/button',
  input: 'TextControl or FileControl of src/ui/field, Choice or ChoiceControl of src/ui/choice',
  select: 'SelectControl of src/ui/field',
  textarea: 'LongTextControl of src/ui/field',
  details: 'Disclosure of src/ui/disclosure',
  dialog: 'a control that has yet to be made in src/ui',
};

/** Errors for raw controls in a view, which only `src/ui` may use. `file` is relative to the project. */
export function rawControlsIn(file: string, source: string): string[] {
  if (file.startsWith('src/ui/')) return [];
  const problems: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const instead = name.type === 'JSXIdentifier' ? controls[name.name] : undefined;
      if (name.type !== 'JSXIdentifier' || !instead || attributes.some(isHidden)) return;
      const line = source.slice(0, name.start).split('\n').length;
      problems.push(`${file}:${line} has a <${name.name}> of its own: use ${instead}.`);
    },
  }).visit(parseSync(file, source).program);
  return problems;
}

function isHidden(attribute: JSXAttributeItem): boolean {
  return (
    attribute.type === 'JSXAttribute' &&
    attribute.name.name === 'type' &&
    attribute.value?.type === 'Literal' &&
    attribute.value.value === 'hidden'
  );
}

if (import.meta.main) {
  const problems = globSync('src/**/*.tsx', {
    exclude: (path) => path.startsWith('src/content') || path.includes('.test.'),
  }).flatMap((file) => rawControlsIn(file, readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} controls do not come from the kit.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
