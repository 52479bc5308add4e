import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { type EditorLanguage, editorLanguages } from '#i18n/editor-texts.ts';
import type { FinalResult } from '#polls/final-result.ts';
import type { Incident } from '#polls/incidents.ts';
import type { Poll as PollRecord } from '#polls/poll.fields.ts';
import { placed, rendered } from '../../../tests/support/rendered.tsx';
import { Poll } from './poll.tsx';
import { pollResultExamples } from './poll-result.examples.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function render(
  change: Partial<PollRecord>,
  locale: EditorLanguage = 'de',
  result?: FinalResult,
  isOnTop = false,
  incidents: readonly Incident[] = [],
): Promise<string> {
  const example = pollResultExamples[1]?.poll[locale];
  if (!example) throw new Error('There is no such example.');
  const poll = { ...example, id: '7', opensAt: '2026-01-01T00:00:00.000Z', ...change };
  const block = { kind: 'poll', look: 'even', note: undefined, poll, result, incidents } as const;
  return rendered(<Poll block={{ ...placed, ...block }} headingLevel={1} isOnTop={isOnTop} />, locale);
}

function withPictures(width: number, height: number): PollRecord['options'] {
  const sources = [{ type: 'image/avif', srcset: '/a-480.avif 480w, /a-960.avif 960w' }];
  const file = { mimeType: 'image/png', size: 1, src: '/a.png', alt: '', focal: { x: 50, y: 50 } };
  const image = { ...file, id: '1', type: 'image' as const, width, height, sources };
  return ['a', 'b'].map((id) => ({ id, label: id, detail: undefined, image }));
}

const ballots: Readonly<Record<string, Partial<PollRecord>>> = {
  single: {},
  multiple: { method: 'multiple', minChoices: 1, maxChoices: 2 },
  rating: { method: 'rating' },
  ranking: { method: 'ranking' },
  open: { integrity: 'open' },
  work: { integrity: 'work' },
  code: { integrity: 'code', consent: 'Ja.' },
  closed: { closesAt: '2026-02-01T00:00:00.000Z' },
  'not open': { opensAt: '2999-01-01T00:00:00.000Z' },
};

describe('Poll', () => {
  for (const locale of editorLanguages) {
    for (const [name, change] of Object.entries(ballots)) {
      it(`is a valid form in ${locale}: ${name}`, async () => {
        const html = await render(change, locale);
        const report = await validator.validateString(html);
        expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
        expect(html).toContain(`action="${locale === 'de' ? '' : '/en'}/polls/7/vote"`);
        expect(html).toContain('method="post"');
        expect(html).toContain(change.method === 'ranking' ? 'name="place-a"' : 'name="choice"');
        expect(html.includes('name="code"')).toBe(change.integrity === 'code');
        expect(html.includes('name="consent"')).toBe(change.consent !== undefined);
        expect(html.includes('<noscript')).toBe(change.integrity === 'work');
      });
    }
  }

  it('can be sent only while it is open', async () => {
    expect(await render({})).not.toContain('disabled=""');
    expect(await render({ opensAt: '2999-01-01T00:00:00.000Z' })).toMatch(/<button[^>]*disabled=""/);
    expect(await render({ closesAt: '2026-02-01T00:00:00.000Z' })).not.toContain('<button');
  });

  for (const locale of editorLanguages) {
    it(`is its result once that is final, valid and without a ballot: ${locale}`, async () => {
      const changes = [{ locale, before: 'Wie breit', after: 'Wie breit?' }];
      const corrections = [{ at: '2026-01-15T23:30:00.000Z', reason: 'Ein Zeichen.', changes }];
      const html = await render({ closesAt: '2026-02-01T00:00:00.000Z' }, locale, {
        counts: { a: 3, b: 1 },
        total: 4,
        record: { statement: '0123456789abcdef'.repeat(4), corrections },
      });
      const report = await validator.validateString(html);
      expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain('<form');
      expect(html).toContain(locale === 'de' ? '75\u00A0%' : '75%');
      expect(html).toContain('0123 4567 89ab cdef');
      expect(html).toContain('href="/sk/v1/polls/7/audit"');
      // In Berlin it is the next day, whatever the server's time zone.
      expect(html).toContain(
        locale === 'de' ? 'am 16. Januar 2026, 00.30 Uhr' : 'on 16 January 2026 at 00:30',
      );
    });
  }

  it.each(editorLanguages)(
    'says in %s that votes can’t be verified or came from a backup',
    async (locale) => {
      const at = '2026-01-15T23:30:00.000Z';
      const html = await render({}, locale, undefined, false, [
        { kind: 'restored', at },
        { kind: 'doubted', at },
      ]);
      expect((await validator.validateString(html)).results).toEqual([]);
      expect(html.match(/data-incident="\w+"/g)).toHaveLength(2);
      expect(html).toContain(locale === 'de' ? '16. Januar 2026' : '16 January 2026');
      expect(html.replace(/ data-props="[^"]*"/, '')).not.toContain('{');
    },
  );

  it('asks for a picture as wide as it is drawn, of which only a part may be seen', async () => {
    const sizesOf = async (width: number, height: number) =>
      /sizes="([^"]*)"/.exec(await render({ options: withPictures(width, height) }))?.[1];
    expect(await sizesOf(800, 1000)).toBe('(min-width: 48rem) 34vw, 100vw');
    expect(await sizesOf(2400, 1500)).toBe('(min-width: 48rem) 68vw, 100vw');
  });

  it('asks for its pictures at once where it stands on top, none before another, and else when they are near', async () => {
    const loadingOf = async (isOnTop: boolean) => {
      const html = await render({ options: withPictures(800, 1000) }, 'de', undefined, isOnTop);
      return [...html.matchAll(/loading="(\w+)"(?: fetchPriority="(\w+)")?/g)].map(([, ...how]) =>
        how.join(' '),
      );
    };
    expect(await loadingOf(true)).toEqual(['eager low', 'eager low']);
    expect(await loadingOf(false)).toEqual(['lazy ', 'lazy ']);
  });

  it('tells the ballot the seed of its random order', async () => {
    const order = Number(/&quot;order&quot;:(\d+)/.exec(await render({ randomOrder: true }))?.[1]);
    expect(Math.abs(order - Date.now() / 10_000)).toBeLessThan(2);
  });
});
