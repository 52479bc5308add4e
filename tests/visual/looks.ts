import { blockDemoPath } from '../../src/blocks/demo-path.ts';
import { blockExamples } from '../../src/blocks/examples.ts';
import { type BlockKind, designKindNames } from '../../src/blocks/kinds.ts';
import { frozenMoment } from '../support/frozen-moment.ts';
import { kitControls } from '../support/kit-controls.ts';
import { allPages, type SpecifiedPage } from '../support/pages-of-the-specification.ts';
import { pollExamplesAddress } from '../support/poll-examples.ts';

/** The windows for examples: a phone's, and one with everything side by side. */
export const exampleWidths = [360, 1280] as const;

export interface ExampleSheet {
  kind: BlockKind;
  demoPage: SpecifiedPage | undefined;
  address: () => Promise<string>;
  examples: { id: string; selector: string }[];
}

/** One sheet per kind of block with all of its named examples. Generated blocks are on the legal pages. */
export const exampleSheets: readonly ExampleSheet[] = designKindNames.map((kind) => {
  const demoPath = blockDemoPath(kind);
  return {
    kind,
    demoPage: allPages.find(({ address }) => address === demoPath),
    address: async () => demoPath ?? (await pollExamplesAddress('de', frozenMoment)),
    // On a demo page the anchor belongs to the example's headline, and the example follows it; a band includes what it
    // goes around.
    examples: blockExamples[kind].map(({ id }) => ({
      id,
      selector:
        demoPath === undefined ? `[id="${id}"]` : `[id="${id}"] + :is([data-block="${kind}"], [data-around])`,
    })),
  };
});

export function exampleBaseline(kind: BlockKind, id: string, width: number): string {
  return `examples/${width}/${kind}.${id}.webp`;
}

/** All examples of a control in one picture. */
export function kitBaseline(name: string, width: number): string {
  return `kit/${width}/${name}.webp`;
}

const wholePages = ['/', '/strategie', '/ds-index'];

/** Pages with a picture. Another language only changes words, so in English one page of each layout is enough. */
export const drawnPages = allPages.filter(({ path, locale }) => locale === 'de' || wholePages.includes(path));

export function pageBaseline({ path, locale }: SpecifiedPage): string {
  return `pages/${locale}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.webp`;
}

export function expectedBaselines(): string[] {
  return [
    ...exampleSheets.flatMap(({ kind, examples }) =>
      exampleWidths.flatMap((width) => examples.map(({ id }) => exampleBaseline(kind, id, width))),
    ),
    ...kitControls.flatMap((name) => exampleWidths.map((width) => kitBaseline(name, width))),
    ...drawnPages.map(pageBaseline),
  ];
}
