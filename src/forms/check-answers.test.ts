import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  days,
  foreignDomains,
  lines,
  mailAddresses,
  noDays,
  noMailAddresses,
  noNumbers,
  noTelephones,
  numbers,
  telephones,
} from '../../tests/support/foreign-spellings.ts';
import { type Answers, askedFields, type ChosenFiles, givenAnswers, shownFields } from './asked-fields.ts';
import { checkAnswers } from './check-answers.ts';
import type { FormField } from './form.fields.ts';
import { problemMessages } from './problem-messages.ts';
import { shortName } from './short-name.ts';

const types = [
  'text',
  'email',
  'telephone',
  'number',
  'date',
  'longText',
  'select',
  'radio',
  'checkboxes',
  'consent',
  'file',
  'hidden',
  'heading',
] as const;

function field(name: string, type: FormField['type'], more: Partial<FormField> = {}): FormField {
  return {
    id: `id-${name}`,
    name,
    label: name,
    type,
    required: false,
    hint: undefined,
    showIfField: undefined,
    showIfValue: undefined,
    fixedValue: undefined,
    purpose: 'other',
    width: 'full',
    fileTypes: 'any',
    mostMegabytes: 5,
    options: [
      { id: 'a', name: 'ring', label: 'Ring' },
      { id: 'b', name: 'schrift', label: 'Schrift' },
    ],
    ...more,
  };
}

type Spellings = readonly (readonly [typed: string, right: string, ...more: string[]])[];

const messages = problemMessages.de;

function problemOf(one: FormField, answer: string | string[] | undefined): string | undefined {
  const answers = answer === undefined ? {} : { [shortName(one)]: answer };
  return checkAnswers({ fields: [one] }, answers, {}, messages)[0]?.message;
}

describe('what is wrong with an answer', () => {
  it.each(types.filter((type) => type !== 'hidden' && type !== 'heading'))(
    'is that a required %s is missing, and nothing where it is not required',
    (type) => {
      for (const nothing of [undefined, '', ' \n ', [], ['']]) {
        expect(problemOf(field('x', type, { required: true }), nothing)).toBeTruthy();
        expect(problemOf(field('x', type), nothing)).toBeUndefined();
      }
    },
  );

  it.each<[type: FormField['type'], answer: string | string[]]>([
    ['text', 'x'.repeat(200)],
    ['text', ` ${'🏟'.repeat(200)} `],
    ['longText', `${'x\r\n'.repeat(2499)}xx`],
    ['email', 'jürgen+ring@post.fußball.example.org'],
    ['telephone', '+49 (30) 123-45/6'],
    ['number', '1.250,5'],
    ['number', '-3'],
    ['date', '2028-02-29'],
    ['select', 'ring'],
    ['radio', ['schrift']],
    ['checkboxes', ['schrift', 'ring']],
    ['checkboxes', 'ring'],
    ['consent', 'on'],
  ])('is nothing for one answer of type %s', (type, answer) => {
    expect(problemOf(field('x', type, { required: true }), answer)).toBeUndefined();
  });

  it.each<[FormField['type'], string | string[], string]>([
    ['text', 'x'.repeat(201), 'Das sind 201 Zeichen; höchstens 200 sind möglich.'],
    ['text', ['a', 'b'], messages.several],
    ['longText', 'x'.repeat(5001), 'Das sind 5001 Zeichen; höchstens 5000 sind möglich.'],
    ['email', 'name@club', messages.email],
    ['email', 'a@b.de\nBcc: c@d.de', messages.email],
    ['telephone', '1234', messages.telephone],
    ['telephone', '030 12345 Frau A', messages.telephone],
    ['number', 'zwölf', messages.number],
    ['date', '2027-02-29', messages.date],
    ['select', 'Ring', messages.option],
    ['radio', ['ring', 'schrift'], messages.several],
    ['checkboxes', ['ring', 'ring'], messages.option],
    ['checkboxes', ['ring', 'x'], messages.option],
    ['consent', 'yes', messages['missing-consent']],
  ])('is told for a wrong %s', (type, answer, message) => {
    expect(problemOf(field('x', type), answer)).toBe(message);
  });

  it.each<[FormField['type'], Spellings, readonly string[], string]>([
    ['telephone', telephones, noTelephones, 'telephone'],
    ['email', [...mailAddresses, ...foreignDomains], noMailAddresses, 'email'],
    ['number', numbers, noNumbers, 'number'],
    ['date', days, noDays, 'date'],
    ['text', lines, [], 'missing'],
  ])(
    'is not that a %s is spelled in another way; what can’t be read is refused in either language',
    (type, spellings, refused, problem) => {
      const one = field('x', type, { required: true });
      for (const [typed, right] of spellings) {
        expect(problemOf(one, typed), typed).toBeUndefined();
        expect(givenAnswers(one, { x: typed }), typed).toEqual([right]);
      }
      for (const typed of refused)
        for (const language of [problemMessages.de, problemMessages.en])
          expect(checkAnswers({ fields: [one] }, { x: typed }, {}, language), typed).toEqual([
            { field: 'x', message: new Map(Object.entries(language)).get(problem) },
          ]);
    },
  );

  it.each<[Partial<FormField>, { size: number; type?: string }[], string | undefined]>([
    [{}, [{ size: 5 * 2 ** 20, type: 'image/png' }], undefined],
    [{}, [{ size: 1 }], undefined],
    [{}, [{ size: 5 * 2 ** 20 + 1 }], 'Die Datei ist 5,1 MB groß; höchstens 5 MB sind möglich.'],
    [{}, [{ size: 0 }], messages['file-empty']],
    [{}, [{ size: 1 }, { size: 1 }], messages['several-files']],
    [{ fileTypes: 'pdf' }, [{ size: 1, type: 'image/png' }], messages['file-pdf']],
    [{ fileTypes: 'images' }, [{ size: 1, type: 'application/pdf' }], messages['file-images']],
  ])('is told for files: %j %j', (more, files, message) => {
    const chosen = files.map((file) => ({ name: 'x', ...file }));
    const [problem] = checkAnswers({ fields: [field('x', 'file', more)] }, {}, { x: chosen }, messages);
    expect(problem?.message).toBe(message);
  });
});

describe('which fields are asked', () => {
  const fields = [
    field('topic', 'select'),
    field('which', 'radio', { showIfField: 'topic', showIfValue: 'ring', required: true }),
    field('more', 'heading', { showIfField: 'which' }),
    field('why', 'longText', { showIfField: 'which', required: true }),
    field('from', 'hidden', { fixedValue: 'kurve' }),
    field('odd', 'text', { showIfField: 'nowhere' }),
  ];
  const namesOf = (list: readonly FormField[]) => list.map(shortName);

  it.each<[Answers, string[]]>([
    [{}, ['topic', 'from', 'odd']],
    [{ topic: 'schrift', which: 'ring', why: 'x' }, ['topic', 'from', 'odd']],
    [{ topic: 'ring' }, ['topic', 'which', 'from', 'odd']],
    [{ topic: 'ring', which: 'ring' }, ['topic', 'which', 'why', 'from', 'odd']],
  ])('follows chains of conditions: %j', (answers, names) => {
    expect(namesOf(askedFields({ fields }, answers))).toEqual(names);
  });

  it('counts a chosen file as an answer, and shows headings by their conditions', () => {
    const form = {
      fields: [field('plan', 'file'), field('about', 'heading', { showIfField: 'plan' })],
    };
    expect(namesOf(shownFields(form, {}))).toEqual(['plan']);
    expect(namesOf(shownFields(form, {}, { plan: [{ name: 'a.pdf', size: 1 }] }))).toEqual(['plan', 'about']);
  });

  it('keeps a hidden field at its value', () => {
    expect(givenAnswers(field('from', 'hidden', { fixedValue: 'kurve' }), { from: 'elsewhere' })).toEqual([
      'kurve',
    ]);
  });
});

const names = ['a', 'b', 'c', 'd', '__proto__', 'constructor'];
const anyField: fc.Arbitrary<FormField> = fc
  .record({
    type: fc.constantFrom(...types),
    required: fc.boolean(),
    showIfField: fc.option(fc.constantFrom(...names), { nil: undefined }),
    showIfValue: fc.option(fc.constantFrom('ring', 'on', 'x'), { nil: undefined }),
  })
  .map(({ type, ...more }) => field('', type, more));
const anyForm = fc
  .array(anyField, { maxLength: names.length })
  .map((fields) => ({ fields: fields.map((each, place) => ({ ...each, name: names[place] })) }));
const anyAnswers = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(fc.string(), fc.constantFrom('ring', 'on'), fc.array(fc.string())),
);
const anyFiles: fc.Arbitrary<ChosenFiles> = fc.dictionary(
  fc.constantFrom(...names),
  fc.array(fc.record({ name: fc.string(), size: fc.nat(), type: fc.string() }), { maxLength: 2 }),
);

describe('whatever is sent to whatever form', () => {
  it('is judged in the order of the fields, at most once each, and only where it was asked', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyFiles, (form, answers, files) => {
        const asked = askedFields(form, answers, files).map(shortName);
        const problems = checkAnswers(form, answers, files, messages).map((problem) => problem.field);
        expect(asked.filter((name) => problems.includes(name))).toEqual(problems);
      }),
    );
  });

  it('asks the same when what is not asked is left out', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyFiles, (form, answers, files) => {
        const asked = askedFields(form, answers, files).map(shortName);
        const pick = <Value>(from: Readonly<Record<string, Value>>) =>
          Object.fromEntries(Object.entries(from).filter(([name]) => asked.includes(name)));
        expect(askedFields(form, pick(answers), pick(files)).map(shortName)).toEqual(asked);
      }),
    );
  });

  it('is kept as it was kept before', () => {
    fc.assert(
      fc.property(
        anyField,
        fc.array(
          fc.string({
            unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u0000', '\u00A0', '\u2028', '🏟'),
            maxLength: 20,
          }),
          { maxLength: 3 },
        ),
        (one, given) => {
          const kept = givenAnswers(one, { '': given });
          expect(givenAnswers(one, { '': kept })).toEqual(kept);
        },
      ),
    );
  });
});
