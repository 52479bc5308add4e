import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { pollResultExamples } from './poll-result.examples.ts';
import { PollResultView } from './poll-result.tsx';
import { layOutResult, phoneCanvas, wideCanvas } from './result-path.ts';
import { sharesOf, winnerOf } from './result-shares.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe('PollResultView', () => {
  for (const locale of locales) {
    for (const { id, poll, result } of pollResultExamples) {
      it(`renders "${id}" in ${locale} as valid HTML that says every share in text`, async () => {
        const messages = await loadMessages(locale);
        const html = renderToStaticMarkup(
          <PageContextProvider value={{ locale, messages, brand: { name: 'VfB', styledLetter: 1 } }}>
            <PollResultView poll={poll[locale]} result={result} headingLevel={2} />
          </PageContextProvider>,
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

describe('layOutResult', () => {
  for (const canvas of [wideCanvas, phoneCanvas]) {
    it(`is true to scale on ${canvas.width} units, and stays on them`, () => {
      for (const percents of [
        [58, 27, 15],
        [54, 29, 17],
        [34, 33, 33],
        [99, 1, 0],
      ]) {
        const path = layOutResult(percents, canvas);
        if (!path) throw new Error(`${percents} do not fit`);
        const [first, second] = path.bars;
        const winner = (first?.length ?? 0) + 2 * Math.PI * path.circle.radius;
        expect((second?.length ?? 0) / winner).toBeCloseTo((percents[1] ?? 0) / (percents[0] ?? 1), 1);
        expect(path.circle.x + path.circle.radius + path.thickness / 2).toBeLessThanOrEqual(canvas.width);
        expect(second?.length).toBeLessThanOrEqual(canvas.width);
      }
    });
  }
});
