import { describe, expect, test } from 'vitest';
import { brand, writtenBrand } from '#brand/brand.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { readWrittenBrand } from '#content/identity/brand/read-brand.ts';
import { readProjectSettings } from '#content/wire/api/settings-values.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';

/** As the button “Publish” sends it; otherwise a save is a draft. */
const published = { _status: 'published' };

describe.each(databasesOfSuite)('the identity, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;

  const change = (values: object, locale = 'de', ask = editor) =>
    ask('POST', `/globals/brand?locale=${locale}&fallback-locale=none`, { ...values, ...published });

  const save = (colors: object, locale?: string, ask?: typeof editor) => change({ colors }, locale, ask);

  test('is the club’s that the product was made with, until somebody changes it', async () => {
    expect(await readWrittenBrand(backend.payload)).toEqual(writtenBrand);
    const form = await (await editor('GET', '/globals/brand?locale=de')).json();
    expect(form.colors.ringBright.hex).toBe(writtenBrand.colors['ring-bright'].hex);
    expect(form.colors.ring.name).toBe('Ring');
  });

  test('is what is saved, in both languages, and nothing else changes', async () => {
    const answer = await save({
      ring: { hex: ' #c8102e ', name: 'Reif', given: { cmyk: '0, 100, 90, 12', yarn: 'Rot 4711' } },
    });
    expect(answer.status, await answer.text()).toBe(200);
    const english = await save({ ring: { name: 'Hoop' } }, 'en');
    expect(english.status, await english.text()).toBe(200);
    const record = await readWrittenBrand(backend.payload);
    expect(record.colors.ring).toEqual({
      ...writtenBrand.colors.ring,
      hex: '#C8102E',
      name: { de: 'Reif', en: 'Hoop' },
      given: { cmyk: [0, 100, 90, 12], yarn: 'Rot 4711' },
    });
    expect({ ...record, colors: { ...record.colors, ring: writtenBrand.colors.ring } }).toEqual(writtenBrand);
    expect(brandRecordSchema.safeParse(record).success).toBe(true);
  });

  test('is refused where two colours could not be told apart, with the pair, its use and a way out', async () => {
    const answer = await save({ ring: { hex: '#FF6B6B' } });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    const [first] = errors[0].data.errors;
    expect(first.path).toBe('colors.ring.hex');
    expect(errors[0].data.errors).toHaveLength(1);
    expect(first.message).toMatch(
      /^Reif \(#FF6B6B\) hebt sich zu wenig ab von Weiß \(#FFFFFF\), 2,\d+ zu 1 statt 4,5 zu 1 \(Links und Fokus auf Weiß, .+\) und von Sand \(#F5F2ED\), .+\. Der nächste Wert, der überall reicht, ist #[0-9A-F]{6}\.$/,
    );
    const [nearest = ''] = /#[0-9A-F]{6}(?=\.$)/.exec(first.message) ?? [];
    expect((await readWrittenBrand(backend.payload)).colors.ring.hex).toBe('#C8102E');
    const followed = await save({ ring: { hex: nearest } });
    expect(followed.status, await followed.text()).toBe(200);
  });

  test('is refused where it is none', async () => {
    for (const ring of [
      { hex: 'red' },
      { hex: '#C8102E;}*{display:none' },
      { name: '' },
      { name: 'Zwei\u0000Zeilen' },
      { use: 'Zwei\nZeilen' },
      { given: { cmyk: '0 100 90 101' } },
      { share: 6 },
    ])
      expect((await save({ ring })).status, JSON.stringify(ring)).toBe(400);
    expect((await readWrittenBrand(backend.payload)).colors.ring.name.de).toBe('Reif');
    const width = await editor('POST', '/globals/brand?locale=de', {
      ring: { width: 'url(x)' },
      ...published,
    });
    expect(width.status).toBe(400);
    expect((await save({}, 'de', await backend.as('viewer'))).status).toBe(403);
  });

  test('has measures, each of which may be changed as far as it can still be read and hit', async () => {
    const answer = await change({
      type: { sizes: { giant: '9rem' }, display: { narrow: 70 }, text: { leading: 1.6 } },
      spacing: {
        steps: { step12: '7rem' },
        page: { section: 'clamp(3rem, 2rem + 5vw, 8rem)' },
        fixed: { gap: '1rem' },
        radii: { pill: '0px' },
        lines: { bold: '3px' },
      },
      ring: { width: '4rem', path: '3rem', bend: { most: 3.5, path: 3 }, title: { height: 0.3 } },
      motion: {
        durations: { band: 1.2 },
        staggers: { zoom: 0.1 },
        distances: { rise: '1rem' },
        parallax: { slower: '-40px' },
      },
      marks: { icon: 'symbol' },
    });
    expect(answer.status, await answer.text()).toBe(200);
    const { type, spacing, radii, lines, ring, motion, icon } = await readWrittenBrand(backend.payload);
    expect(type).toEqual({
      ...writtenBrand.type,
      sizes: { ...writtenBrand.type.sizes, giant: '9rem' },
      display: { ...writtenBrand.type.display, narrow: 70 },
      text: { ...writtenBrand.type.text, leading: 1.6 },
    });
    expect(spacing).toEqual({
      ...writtenBrand.spacing,
      section: 'clamp(3rem, 2rem + 5vw, 8rem)',
      gap: '1rem',
      steps: { ...writtenBrand.spacing.steps, 12: '7rem' },
    });
    expect([radii.pill, lines.bold]).toEqual(['0px', '3px']);
    expect(ring).toEqual({
      ...writtenBrand.ring,
      width: '4rem',
      path: '3rem',
      bend: { ...writtenBrand.ring.bend, most: 3.5, path: 3 },
      title: { ...writtenBrand.ring.title, height: 0.3 },
    });
    expect([motion.durations.band, motion.staggers.zoom]).toEqual([1.2, 0.1]);
    expect([motion.rise, motion.parallax.slower, icon]).toEqual(['1rem', '-40px', 'symbol']);
    const emptied = await change({ spacing: { fixed: { gap: '' } }, motion: { durations: { band: null } } });
    expect(emptied.status, await emptied.text()).toBe(200);
    const record = await readWrittenBrand(backend.payload);
    expect([record.spacing.gap, record.motion.durations.band]).toEqual([
      writtenBrand.spacing.gap,
      writtenBrand.motion.durations.band,
    ]);
    for (const values of [
      { spacing: { fixed: { tap: '2rem' } } },
      { type: { sizes: { text: 'clamp(0.5rem, 0.5rem + 1vw, 2rem)' } } },
      { type: { sizes: { giant: 'calc(1rem)' } } },
      { type: { display: { width: 300 } } },
      { type: { display: { width: 130 } } },
      { type: { text: { weight: 300 } } },
      { motion: { durations: { band: 60 } } },
      { marks: { icon: 'ball' } },
      { motion: { distances: { zoom: 2 } } },
      { ring: { path: '1rem' } },
      { ring: { bend: { path: 0 } } },
      { ring: { bend: { path: 3.6 } } },
    ])
      expect((await change(values)).status, JSON.stringify(values)).toBe(400);
  });

  test('has curves, written as stylesheets and drawing programs write them', async () => {
    const ease = (easings: object) => change({ motion: { easings } });
    const answer = await ease({ out: ' .2 0, 0 1', sweep: 'CUBIC-BEZIER(0.5,0,0.25,1)' });
    expect(answer.status, await answer.text()).toBe(200);
    const form = await (await editor('GET', '/globals/brand?locale=de')).json();
    expect(form.motion.easings.out).toBe('cubic-bezier(0.2, 0, 0, 1)');
    expect((await readWrittenBrand(backend.payload)).motion.easings).toEqual({
      ...writtenBrand.motion.easings,
      out: [0.2, 0, 0, 1],
      sweep: [0.5, 0, 0.25, 1],
    });
    for (const [out, said] of [
      ['cubic-bezier(0.2, 0, 0, 1.4)', 'Nichts schießt über sein Ziel hinaus'],
      ['cubic-bezier(-0.2, 0, 0, 1)', 'vier Zahlen von 0 bis 1'],
      ['linear(0, 0.5, 1)', 'Eine andere Art von Kurve'],
      ['0.2, 0, 0', 'vier Zahlen von 0 bis 1'],
      ['1 000 000,00', 'vier Zahlen von 0 bis 1'],
      ['0, 0, 1, 1); } * { color: red', 'vier Zahlen von 0 bis 1'],
    ] as const) {
      const refused = await ease({ out });
      expect(refused.status, out).toBe(400);
      expect(await refused.text()).toContain(said);
    }
    const emptied = await ease({ out: '', sweep: null });
    expect(emptied.status, await emptied.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).motion.easings).toEqual(writtenBrand.motion.easings);
  });

  test('has a voice, which each language has of its own', async () => {
    const speak = (voice: object, locale?: string) => change({ voice }, locale);
    const form = await (await editor('GET', '/globals/brand?locale=en&fallback-locale=none')).json();
    expect(form.voice.rules[0].rule).toBe(brand.voice.rules.en[0]?.rule);
    const rules = [{ rule: ' Kurz.  Immer. ', reason: 'Weil sonst keiner zuhört.' }];
    const answer = await speak({ rules });
    expect(answer.status, await answer.text()).toBe(200);
    const english = await speak({ examples: [{ wrong: 'Synergies', right: 'Us' }] }, 'en');
    expect(english.status, await english.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).voice).toEqual({
      rules: {
        de: [{ rule: 'Kurz. Immer.', reason: 'Weil sonst keiner zuhört.' }],
        en: brand.voice.rules.en,
      },
      examples: { de: brand.voice.examples.de, en: [{ wrong: 'Synergies', right: 'Us' }] },
    });
    for (const [voice, said] of [
      [{ rules: [] }, 'Mindestens eine Regel braucht jede Sprache'],
      [{ rules: [{ rule: 'Kurz.', reason: ' ' }] }, 'Hier fehlt noch der Text'],
      [{ rules: [{ rule: 'K'.repeat(121), reason: 'Darum.' }] }, 'Höchstens 120 Zeichen, im Moment 121'],
      [{ rules: Array.from({ length: 21 }, () => rules[0]) }, 'Höchstens 20, im Moment 21'],
      [{ examples: [{ wrong: 'Zwei\nZeilen', right: 'Eine' }] }, 'U+000A geht hier nicht'],
    ] as const) {
      const refused = await speak(voice);
      expect(refused.status, said).toBe(400);
      expect(await refused.text()).toContain(said);
    }
  });

  test('has marks, drawn as any program writes them, and refused in a sentence', async () => {
    const draw = (symbol: object) => change({ marks: { symbol } });
    const ring = (await readWrittenBrand(backend.payload)).colors.ring.hex;
    const svg = `<?xml version="1.0"?><svg viewBox="0 0 10 10"><style>.a{fill:${ring}}</style><path class="a" d="M0 0h10v10z"/></svg>`;
    const answer = await draw({ master: svg, clearSpace: 0.4, leastPixels: 24, grounds: ['white'] });
    expect(answer.status, await answer.text()).toBe(200);
    const { wordmark, symbol } = (await readWrittenBrand(backend.payload)).marks;
    expect(wordmark).toEqual(writtenBrand.marks.wordmark);
    expect(symbol).toEqual({
      ...writtenBrand.marks.symbol,
      master:
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="var(--accent)"/></svg>',
      clearSpace: 0.4,
      minimum: { ...writtenBrand.marks.symbol.minimum, px: 24 },
      grounds: ['white'],
    });
    const refused = await draw({ master: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' });
    expect(refused.status).toBe(400);
    const { errors } = await refused.json();
    expect(errors[0].data.errors[0]).toMatchObject({ path: 'marks.symbol.master' });
    expect(errors[0].data.errors[0].message).toContain('<script> hat in einem Zeichen keinen Platz');
    expect((await draw({ clearSpace: 5 })).status).toBe(400);
    const emptied = await draw({ master: '', clearSpace: null, leastPixels: null, grounds: [] });
    expect(emptied.status, await emptied.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).marks.symbol).toEqual(writtenBrand.marks.symbol);
  });

  test('has a name and a claim, which every page says', async () => {
    await backend.provideSettings();
    const before = await readProjectSettings(backend.payload);
    expect(before?.brand).toEqual({ name: writtenBrand.name.text, styledLetter: 1 });
    expect(before?.locales.en.claim).toBe(writtenBrand.claim.en);
    const answer = await change({
      name: {
        text: '  SV  Nordlicht ',
        short: 'SVN',
        full: 'Sportverein Nordlicht',
        styledLetter: 4,
        letters: 'capitals',
        breaks: 'never',
      },
      claim: 'Da geht was',
    });
    expect(answer.status, await answer.text()).toBe(200);
    expect((await change({ claim: 'Something’s up' }, 'en')).status).toBe(200);
    const { name, claim } = await readWrittenBrand(backend.payload);
    expect(name).toEqual({
      text: 'SV Nordlicht',
      short: 'SVN',
      full: { de: 'Sportverein Nordlicht', en: 'Sportverein Nordlicht' },
      styledLetter: 4,
      styledFrom: writtenBrand.name.styledFrom,
      setting: { letters: 'capitals', breaks: false },
    });
    expect(claim).toEqual({ de: 'Da geht was', en: 'Something’s up' });
    const settings = await readProjectSettings(backend.payload);
    expect(settings?.brand).toEqual({ name: 'SV Nordlicht', styledLetter: 3 });
    expect([settings?.locales.de.claim, settings?.locales.en.claim]).toEqual([claim.de, claim.en]);

    for (const [values, path, said] of [
      [{ name: { text: '' } }, 'name.text', 'darf nicht leer sein'],
      [{ name: { text: null } }, 'name.text', 'darf nicht leer sein'],
      [{ name: { text: 'N'.repeat(41) } }, 'name.text', 'Höchstens 40 Zeichen, im Moment 41'],
      [{ name: { text: 'SV <Nordlicht>' } }, 'name.text', '„<“ geht hier nicht'],
      [{ name: { short: 'Zu lang für das' } }, 'name.short', 'Höchstens 12 Zeichen'],
      [{ name: { styledLetter: 13 } }, 'name.styledLetter', 'von 0 bis 12'],
      [{ name: { styledLetter: 3 } }, 'name.styledLetter', 'kein Buchstabe'],
      [{ name: { text: 'SV Nordlicht 04' } }, 'name.breaks', 'mehr als 12 Zeichen'],
      [{ name: { full: 'Zwei\nZeilen' } }, 'name.full', 'U+000A geht hier nicht'],
      [{ claim: '' }, 'claim', 'darf nicht leer sein'],
      [{ claim: 'N'.repeat(81) }, 'claim', 'Höchstens 80 Zeichen'],
    ] as const) {
      const refused = await change(values);
      expect(refused.status, path).toBe(400);
      const { errors } = await refused.json();
      expect(errors[0].data.errors).toContainEqual(
        expect.objectContaining({ path, message: expect.stringContaining(said) }),
      );
    }
    const english = await editor(
      'POST',
      '/globals/brand?locale=de',
      { claim: '', ...published },
      { 'accept-language': 'en' },
    );
    expect(await english.text()).toContain('can’t be empty');

    const emptied = await change({
      name: { text: 'Nordlicht', short: '', full: '', styledLetter: null, breaks: 'words' },
    });
    expect(emptied.status, await emptied.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).name).toEqual({
      text: 'Nordlicht',
      styledLetter: 5,
      styledFrom: writtenBrand.name.styledFrom,
      setting: { letters: 'capitals', breaks: true },
    });
    expect((await change({ name: { text: 'Nordlicht', styledLetter: 0, breaks: 'words' } })).status).toBe(
      200,
    );
    expect((await readProjectSettings(backend.payload))?.brand).toEqual({
      name: 'Nordlicht',
      styledLetter: -1,
    });
  });
});
