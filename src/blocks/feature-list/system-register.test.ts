import { expect, it } from 'vitest';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import { registerOf, withRegister } from './system-register.server.ts';

const page = (path: string, kinds: readonly ('hero' | 'form' | 'color-values')[], rest: object = {}) => ({
  path,
  locale: 'en' as const,
  title: `The page ${path}`,
  layout: 'default',
  hidden: false,
  blocks: kinds.map((kind) => ({ kind })),
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
    // Pages that show off what there is come last.
    usedOn: [
      { title: 'The page /', href: '/en' },
      { title: 'The page /demo/form', href: '/en/demo/form' },
    ],
  });
  expect(partIn(register, 'Form')).toMatchObject({ href: '/en/demo/form', uses: 0, usedOn: [] });
  expect(partIn(register, 'Layout poll')).toMatchObject({ group: 'layouts', uses: 1 });
  expect(partIn(register, 'Every control')).toMatchObject({ href: '/en/demo/ui' });
});

it('leads to no page that there isn’t, and to none that is kept apart', () => {
  const register = registerOf([page('/geheim', ['color-values'], { hidden: true })], 'en');
  const colors = partIn(register, 'Colour values');
  expect(colors).toMatchObject({ group: 'identity', uses: 0, usedOn: [] });
  expect(colors?.href).toBeUndefined();
  expect(partIn(register, 'Every value')).toBeUndefined();
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
  expect(index).toMatchObject({ source: { register: [{ group: 'blocks' }, {}, {}, {}] } });
  expect(colors).toBe(blocks[1]);
});
