import { expect, test } from 'vitest';
import { rawControlsIn } from './check-controls.ts';

const view = 'export const View = () => (\n  <p>\n    <button type="button">Los</button>\n  </p>\n);\n';

test('a button outside the kit is refused, with its line', () => {
  expect(rawControlsIn('src/blocks/poll/poll.tsx', view)).toEqual([
    'src/blocks/poll/poll.tsx:3 has a <button> of its own: use Button or BareButton of src/ui/button.',
  ]);
});

test('the kit makes its own', () => {
  expect(rawControlsIn('src/ui/button/bare-button.tsx', view)).toEqual([]);
});

test('what is only named like one is none', () => {
  const source = "// <button>\nexport const words = '<button>';\nexport const View = () => <Kit.button />;\n";
  expect(rawControlsIn('src/blocks/poll/poll.tsx', source)).toEqual([]);
});

test.each(['input', 'select', 'textarea', 'details', 'dialog'])('a %s outside the kit is refused', (name) => {
  const [problem = '', ...others] = rawControlsIn(
    'src/site/shell/frame.tsx',
    `export const View = () => <${name} id="a" />;`,
  );
  expect(problem).toContain(`has a <${name}> of its own`);
  expect(others).toEqual([]);
});

test('what travels with a form unseen is no control', () => {
  const view = (type: string) => `export const View = () => <input type=${type} name="a" value="b" />;`;
  expect(rawControlsIn('src/site/polls/poll.tsx', view('"hidden"'))).toEqual([]);
  expect(rawControlsIn('src/site/polls/poll.tsx', view('{kind}'))).toHaveLength(1);
});
