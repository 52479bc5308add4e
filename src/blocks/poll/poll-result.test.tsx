import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { clubs } from '#brand/clubs/clubs.ts';
import { contrastRatio } from '#brand/contrast.ts';
import type { Media } from '#fields/media.ts';
import { editorLanguages } from '#i18n/editor-texts.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { rendered } from '../../../tests/support/rendered.tsx';
import { pollResultExamples } from './poll-result.examples.ts';
import { PollResultView } from './poll-result.tsx';
import { layOutResult, phoneCanvas, runOf, wideCanvas } from './result-path.ts';
import { sharesOf, winnerOf } from './result-shares.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe('PollResultView', () => {
  for (const locale of editorLanguages) {
    for (const { id, poll, result } of pollResultExamples) {
      it(`renders "${id}" in ${locale} as valid HTML that says every share in text`, async () => {
        const html = await rendered(
          <PollResultView poll={poll[locale]} result={result} headingLevel={2} />,
          locale,
        );
        const report = await validator.validateString(html);
        expect(report.results.flatMap(({ messages: found }) => found)).toEqual([]);
        const list = html.slice(html.indexOf('<ol'), html.indexOf('</ol>')).replace(/<[^>]*>/g, '');
        for (const { option, percent } of sharesOf(poll[locale], result)) {
          expect(list).toContain(option.label.replaceAll("'", '&#x27;'));
          expect(list).toContain(String(percent));
        }
      });
    }
  }
});

it('shows the winner’s picture as one that is loaded when it is seen, no larger than it is shown', async () => {
  const [example] = pollResultExamples;
  if (!example) throw new Error('There are no examples.');
  const image: Media = {
    id: '1',
    type: 'image',
    src: '/media/shirt.png',
    mimeType: 'image/png',
    width: 1600,
    height: 1000,
    size: 1,
    alt: '',
    focal: { x: 50, y: 50 },
    sources: [{ type: 'image/avif', srcset: '/media/shirt-480.avif 480w, /media/shirt-960.avif 960w' }],
  };
  const [first, ...others] = example.poll.de.options;
  if (!first) throw new Error('There are no options.');
  const poll: Poll = { ...example.poll.de, options: [{ ...first, image }, ...others] };
  const html = await rendered(
    <PollResultView poll={poll} result={{ total: 2, counts: { [first.id]: 2 } }} headingLevel={2} />,
  );
  expect((await validator.validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(html).not.toContain('<image');
  const pictures = [...html.matchAll(/<source[^>]* sizes="(\d+)vw"[^>]*><img[^>]* loading="lazy"/g)];
  expect(pictures.map(([, width]) => Number(width) < 60)).toEqual([true, true]);
});

describe('sharesOf', () => {
  it('gives whole per cents that are a hundred together', () => {
    for (const { poll, result } of pollResultExamples) {
      const sum = sharesOf(poll.de, result).reduce((all, { percent }) => all + percent, 0);
      expect(sum).toBe(result.total > 0 ? 100 : 0);
    }
  });

  it('has no winner in a draw', () => {
    const draw = pollResultExamples.find(({ id }) => id === 'draw');
    expect(draw && winnerOf(sharesOf(draw.poll.de, draw.result))).toBeUndefined();
  });
});

const options = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom(...'aemilnrstwMÄ '), minLength: 1, maxLength: 60 }), {
    minLength: 2,
    maxLength: 12,
  })
  .chain((labels) =>
    fc.record({
      labels: fc.constant(labels),
      votes: fc.array(fc.oneof(fc.constant(0), fc.nat(3), fc.nat(100_000)), {
        minLength: labels.length,
        maxLength: labels.length,
      }),
    }),
  );

/** The lowest contrast of a label (display type) on the ring or any ground, of both clubs. */
function contrastsUnder(isInside: boolean): number {
  return Math.min(
    ...Object.values(clubs).flatMap(({ colors, grounds }) =>
      isInside
        ? contrastRatio(colors.white.hex, colors.ring.hex)
        : Object.values(grounds).map(({ text, ground }) =>
            contrastRatio(colors[text].hex, colors[ground].hex),
          ),
    ),
  );
}

describe('layOutResult', () => {
  for (const canvas of [wideCanvas, phoneCanvas]) {
    it(`draws whatever has been counted on ${canvas.width} units, true to scale`, () => {
      const isDrawnWell = ({ labels, votes }: { labels: string[]; votes: number[] }): void => {
        const sorted = [...votes].sort((a, b) => b - a);
        const [first = 0, second = 0] = sorted;
        const hasWinner = first > second;
        const path = layOutResult(
          sorted.map((value, index) => ({ value, label: labels[index] ?? '' })),
          canvas,
          hasWinner,
        );
        const { circle, thickness, bars } = path;
        expect(circle !== undefined).toBe(hasWinner);
        const right = canvas.width - canvas.margin;
        if (circle) {
          const out = circle.radius + thickness / 2;
          expect(circle.x - out).toBeGreaterThanOrEqual(-0.2);
          expect(circle.x + out).toBeLessThanOrEqual(right + 0.2);
          expect(circle.y - out).toBeGreaterThanOrEqual(-0.2);
          // The circle's content has enough space.
          expect(circle.radius - thickness / 2).toBeGreaterThanOrEqual(thickness * 0.99);
        }
        const lengths = bars.map(({ length }, row) =>
          row === 0 && circle ? length + 2 * Math.PI * circle.radius : length,
        );
        const scale = (lengths[0] ?? 0) / Math.max(1, first);
        for (const [row, { length, isInside }] of bars.entries()) {
          expect(length).toBeGreaterThanOrEqual(0);
          expect(length).toBeLessThanOrEqual(right + 0.1);
          expect(Math.abs((lengths[row] ?? 0) - (sorted[row] ?? 0) * scale)).toBeLessThan(0.5);
          // White letters are entirely on the ring; all others are on the ground below it.
          if (isInside)
            expect(canvas.edge + runOf(labels[row] ?? '', canvas.letters)).toBeLessThanOrEqual(length);
          expect(contrastsUnder(isInside)).toBeGreaterThanOrEqual(3);
        }
      };
      fc.assert(fc.property(options, isDrawnWell));
      for (const votes of [
        [0, 0, 100],
        [34, 33, 33],
        [1, 0],
        [0, 0],
        [57, 29, 14],
        [72, 14, 14],
        [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10],
      ])
        isDrawnWell({ labels: votes.map((_, index) => `Antwort ${index}`), votes });
    });
  }
});
