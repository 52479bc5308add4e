import { expect, test } from 'vitest';
import { fitFields } from '#content/desk/block-clipboard/fit-fields.ts';
import { blockFields } from '#content/foundation/fields/block-fields.ts';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { layoutNames } from '#pages/layout-names.ts';
import { templates } from './templates.ts';

test('every layout has one', () => {
  expect(templates.map(({ layout }) => layout).sort()).toEqual([...layoutNames].sort());
});

const each = templates.flatMap((template) =>
  editorLanguages.map((language) => ({ name: `${template.layout} ${language}`, template, language })),
);

test.each(each)('$name: the blocks’ fields hold all of it', ({ template, language }) => {
  for (const block of template.blocks[language]) {
    const { blockType, ...values } = block;
    expect(fitFields(blockFields(blockType), values, () => true)).toEqual(values);
  }
});

test.each(templates)(
  '$layout: both languages are arranged alike, and say it in their own words',
  ({ blocks }) => {
    const kinds = editorLanguages.map((language) => blocks[language].map(({ blockType }) => blockType));
    expect(kinds[0]).toEqual(kinds[1]);
    expect(JSON.stringify(blocks.de)).not.toBe(JSON.stringify(blocks.en));
  },
);
