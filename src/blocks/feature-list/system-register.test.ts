import { expect, it } from 'vitest';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import { registeredKit } from '#ui/kit.generated.ts';
import { answersTo } from './entry-filter.ts';
import { tokenGroups, tokenNames } from './kit-and-tokens.server.ts';
import { registerOf, withRegister } from './system-register.server.ts';

const page = (path: string, kinds: readonly ('hero' | 'form' | 'color-values')[], rest: object = {}) => ({
  path,
  locale: 'en' as const,
  title: `The page ${path}`,
  layout: 'default',
  hidden: false,
  kinds,
  ...rest,
});

const partIn = (register: ReturnType<typeof registerOf>, name: string) =>
  register
    .flatMap(({ group, parts }) => parts.map((part) => ({ group, ...part })))
    .find((part) => part.name === name);

it('says of each part where it is used, its own page aside, in its language', () => {
  const register = registerOf(
    [
      page('/demo/hero', ['hero']),
      page('/demo/form', ['hero', 'form']),
      page('/', ['hero', 'hero'], { layout: 'poll' }),
      page('/', ['form'], { locale: 'de', title: 'Die Seite' }),
    ],
    'en',
  );
  expect(partIn(register, 'Hero')).toEqual({
    group: 'blocks',
    name: 'Hero',
    href: '/en/demo/hero',
    uses: 2,
    // Demo pages come last.
    usedOn: [
      { title: 'The page /', href: '/en' },
      { title: 'The page /demo/form', href: '/en/demo/form' },
    ],
  });
  expect(partIn(register, 'Form')).toMatchObject({ href: '/en/demo/form', uses: 0, usedOn: [] });
  expect(partIn(register, 'Layout poll')).toMatchObject({ group: 'layouts', uses: 1 });
  expect(partIn(register, 'Every control')).toMatchObject({ group: 'controls', href: '/en/demo/ui' });
});

it('leads to no page that there isn’t, and to none that is kept apart', () => {
  const register = registerOf([page('/geheim', ['color-values'], { hidden: true })], 'en');
  const colors = partIn(register, 'Colour values');
  expect(colors).toMatchObject({ group: 'identity', uses: 0, usedOn: [] });
  expect(colors?.href).toBeUndefined();
  expect(partIn(register, 'Every value')).toBeUndefined();
  expect(partIn(register, 'Motion')?.href).toBeUndefined();
});

it('has every control and every group of tokens, with what it is and where it stands', () => {
  const pages = ['/demo/specimen', '/demo/brand-files', '/demo/form'].map((path) => page(path, []));
  const shown = registerOf(pages, 'en');
  expect(partIn(shown, 'notice')).toEqual({
    group: 'controls',
    name: 'notice',
    href: '/en/demo/ui/notice',
    text: registeredKit.notice?.purpose.en,
    usedOn: expect.arrayContaining([{ title: 'Form', href: '/en/demo/form' }, { title: 'Poll' }]),
  });
  expect(shown.find(({ group }) => group === 'controls')?.parts).toHaveLength(
    Object.keys(registeredKit).length + 1,
  );
  expect(partIn(shown, 'Type sizes')).toEqual({
    group: 'tokens',
    name: 'Type sizes',
    href: '/en/demo/specimen#rule-size-giant',
    text: '8 values, --size-giant to --size-label',
    usedOn: [],
  });
  expect(partIn(shown, 'Ring')?.href).toBe('/en/demo/brand-files#tokens');
});

it('sorts every token into one group', () => {
  for (const name of tokenNames)
    expect(
      tokenGroups.filter(({ tokens }) => tokens.test(name)),
      name,
    ).toHaveLength(1);
});

it('names some pages of many, and counts all', () => {
  const pages = Array.from({ length: 40 }, (_, place) => page(`/seite-${place}`, ['hero']));
  const hero = partIn(registerOf(pages, 'en'), 'Hero');
  expect([hero?.uses, hero?.usedOn.length]).toEqual([40, 6]);
});

it('is filled into the index of the system, and into nothing else', () => {
  const blocks = resolveBlocks(
    [
      { blockType: 'feature-list', id: '1', version: 1, source: 'blockKinds', look: 'index' },
      { blockType: 'feature-list', id: '2', version: 1, source: 'colors', look: 'list' },
    ],
    { locale: 'en', kindIndex: [], brand, frameHosts: [] },
  );
  const [index, colors] = withRegister('/ds-index', blocks, [page('/', ['hero'])], 'en');
  expect(index).toMatchObject({ source: { register: [{ group: 'blocks' }, {}, {}, {}, {}, {}] } });
  const answers =
    index?.kind === 'feature-list' && index.source.from === 'blockKinds' ? index.source.answers : [];
  expect(answersTo('control consent', answers)).toEqual([
    expect.objectContaining({ title: 'Control: choice', value: '/en/demo/ui/choice' }),
  ]);
  for (const [query, value] of [
    ['figma', '/brand/tokens.figma.json'],
    ['tailwind', '/brand/tokens.tailwind.css'],
    ['typefaces', '/brand/typefaces.zip'],
    ['logo eps', '/brand/logos.zip'],
  ] as const)
    expect(answersTo(query, answers)[0], query).toMatchObject({ value });
  expect(new Set(answers.map(({ title }) => title)).size).toBe(answers.length);
  expect(colors).toBe(blocks[1]);
});
