import { parseSync, Visitor } from 'oxc-parser';

/** Element -> what is used instead of it outside `src/ui`. */
const controls: Readonly<Record<string, string>> = {
  button: 'Button or BareButton of src/ui/button',
};

/** What a view says of controls that only `src/ui` may make, one sentence each. `file` is relative to the project. */
export function rawControlsIn(file: string, source: string): string[] {
  if (file.startsWith('src/ui/')) return [];
  const problems: string[] = [];
  new Visitor({
    JSXOpeningElement({ name }) {
      const instead = name.type === 'JSXIdentifier' ? controls[name.name] : undefined;
      if (name.type !== 'JSXIdentifier' || !instead) return;
      const line = source.slice(0, name.start).split('\n').length;
      problems.push(`${file}:${line} has a <${name.name}> of its own: use ${instead}.`);
    },
  }).visit(parseSync(file, source).program);
  return problems;
}
