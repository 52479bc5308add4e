import { describe, expect, it } from 'vitest';
import type { Block } from '#blocks/kinds.ts';
import { chapterPath } from './chapter-path.ts';

const hero: Block<'hero'> = {
  kind: 'hero',
  id: 'hero',
  title: 'Der Ring bleibt.',
  look: 'type',
  links: [],
  ground: 'white',
  reveals: true,
  parallax: 'none',
  anchor: undefined,
  lead: undefined,
  picture: undefined,
  video: undefined,
};

function headline(anchor: string | undefined, label: string | undefined): Block<'headline'> {
  return {
    kind: 'headline',
    id: `${anchor}`,
    title: 'Satz',
    intro: undefined,
    size: 'large',
    width: 'wide',
    ground: 'sand',
    reveals: true,
    parallax: 'none',
    anchor,
    label,
  };
}

function figures(look: 'row' | 'ring'): Block<'facts-and-figures'> {
  const figure = { id: '1', value: '1893', label: 'Jahr', unit: undefined, note: undefined };
  return {
    kind: 'facts-and-figures',
    id: look,
    look,
    figures: [figure],
    ground: 'sand',
    reveals: true,
    parallax: 'none',
    anchor: undefined,
    title: undefined,
    intro: undefined,
  };
}

const places = (blocks: readonly Block[]) =>
  chapterPath(blocks).map(({ blocks: placed }) => placed.map(({ from, to }) => `${from}-${to}`));

describe('chapterPath', () => {
  it('lets the band down from the loop, then from side to side with each chapter', () => {
    expect(
      places([hero, figures('row'), headline('a', '1 A'), figures('row'), headline('b', '2 B')]),
    ).toEqual([['outside-loop', 'loop-loop'], ['loop-start', 'start-start'], ['start-end']]);
  });

  it('crosses where a figure wears the ring, but not before the band has come in', () => {
    expect(places([figures('ring'), headline('a', '1 A'), figures('ring')])).toEqual([
      ['outside-outside'],
      ['outside-start', 'start-end'],
    ]);
  });

  it('takes number and name from the label, and counts where it has no number', () => {
    const chapters = chapterPath([headline('a', '3\u00A0Zeichen'), headline('b', 'Ausblick')]);
    expect(chapters.map(({ chapter }) => [chapter?.number, chapter?.name])).toEqual([
      ['3', 'Zeichen'],
      ['2', 'Ausblick'],
    ]);
  });

  it('begins no chapter at a headline without anchor or label', () => {
    expect(chapterPath([hero, headline(undefined, '1 A'), headline('b', undefined)])).toHaveLength(1);
  });
});
