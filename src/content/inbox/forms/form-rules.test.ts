import { describe, expect, it } from 'vitest';
import { demoForms } from '#content/process/seed/records/forms.ts';
import { editorFields } from '#fields/content-field.ts';
import { formFields } from '#forms/form.fields.ts';
import { formRows, germanLabels, tidiedRows } from './form-rows.ts';
import { checkRows } from './form-rules.ts';

const tidy = (rows: readonly object[], german: readonly object[] = []) =>
  tidiedRows(formRows.parse(rows), germanLabels(formRows.parse(german)));

const messages = (rows: readonly object[]) =>
  checkRows(tidy(rows)).map(({ path, message }) => [path, message.de]);

describe('short names', () => {
  it('are made from labels, once each, and existing ones stay', () => {
    const names = tidy([
      { label: 'Straße & Haus\u00ADnummer', type: 'text' },
      { label: 'Straße & Hausnummer', type: 'text' },
      { label: 'Größe', name: 'x', type: 'text' },
      { label: 'Élan', type: 'text' },
      { label: '???', type: 'text' },
      { label: 'Key', type: 'text' },
    ]).map(({ name }) => name);
    expect(names).toEqual(['strasse-hausnummer', 'strasse-hausnummer-2', 'x', 'elan', 'feld', 'key-2']);
  });

  it('have forty characters at most, also where they are numbered', () => {
    const label = 'Eine ziemlich lange Beschriftung, die kein Ende nimmt';
    const names = tidy([{ label }, { label }]).map(({ name }) => name ?? '');
    expect(names.map(({ length }) => length <= 40)).toEqual([true, true]);
    expect(names[1]).toMatch(/-2$/);
    expect(checkRows(tidy([{ label }, { label }]))).toEqual([]);
  });

  it('come from the German label, whatever language is edited', () => {
    const english = [{ id: 'a', label: 'Colour', type: 'select', options: [{ id: 'b', label: 'Green' }] }];
    const german = [{ id: 'a', label: 'Farbe', type: 'select', options: [{ id: 'b', label: 'Grün' }] }];
    const [field] = tidy(english, german);
    expect([field?.name, field?.options[0]?.name]).toEqual(['farbe', 'gruen']);
  });
});

describe('a condition', () => {
  const choice = {
    id: 'a',
    label: 'Anlass',
    type: 'radio',
    options: [{ id: 'b', label: 'Feier' }, { label: 'Sonstiges' }],
  };

  it('chosen before its field had a name is stored by name', () => {
    const [, text] = tidy([choice, { label: 'Datum', type: 'date', showIfField: 'a', showIfValue: 'b' }]);
    expect([text?.showIfField, text?.showIfValue]).toEqual(['anlass', 'feier']);
  });

  it.each([
    [
      'a missing field',
      [choice, { label: 'Datum', showIfField: 'nichts' }],
      'fields.1.showIfField',
      'gibt es nicht',
    ],
    [
      'a later field',
      [{ label: 'Datum', showIfField: 'a' }, choice],
      'fields.0.showIfField',
      'nicht weiter oben',
    ],
    ['itself', [{ ...choice, showIfField: 'a' }], 'fields.0.showIfField', 'nicht weiter oben'],
    [
      'a heading',
      [
        { id: 'h', label: 'Teil 1', type: 'heading' },
        { label: 'Datum', showIfField: 'h' },
      ],
      'fields.1.showIfField',
      'das niemand ausfüllt',
    ],
    [
      'an unknown option',
      [choice, { label: 'Datum', showIfField: 'a', showIfValue: 'trauer' }],
      'fields.1.showIfValue',
      '„trauer“',
    ],
    [
      'an option of a consent',
      [
        { id: 'c', label: 'Ja, gern', type: 'consent' },
        { label: 'Datum', showIfField: 'c', showIfValue: 'on' },
      ],
      'fields.1.showIfValue',
      'keine Möglichkeiten',
    ],
  ])('on %s is refused', (_, rows, path, words) => {
    expect(messages(rows)).toEqual([[path, expect.stringContaining(words)]]);
  });

  it('names the parts of the editing form as it does', () => {
    const list = editorFields({ fields: formFields.fields })[0];
    const labels =
      list?.type === 'array' ? list.fields.map((field) => ('label' in field ? field.label : '')) : [];
    expect(labels).toContainEqual({ de: 'Nur zeigen, wenn', en: 'Show only if' });
    expect(labels).toContainEqual({ de: 'Bedingung: Antwort', en: 'Condition: answer' });
  });
});

describe('a field', () => {
  it.each([
    [
      'two of one name',
      [
        { label: 'A', name: 'x' },
        { label: 'B', name: 'x' },
      ],
      'fields.1.name',
      'Feld 1 „A“',
    ],
    ['a name in capitals', [{ label: 'A', name: 'Name' }], 'fields.0.name', 'kein gültiger Kurzname'],
    ['a name in use', [{ label: 'A', name: 'body' }], 'fields.0.name', 'schon für anderes'],
    ['a choice of nothing', [{ label: 'A', type: 'select' }], 'fields.0.options', 'keine Möglichkeit'],
    ['nothing hidden', [{ label: 'A', type: 'hidden' }], 'fields.0.fixedValue', 'festen Wert'],
    [
      'two options of one name',
      [
        {
          label: 'A',
          type: 'radio',
          options: [
            { label: 'B', name: 'x' },
            { label: 'C', name: 'x' },
          ],
        },
      ],
      'fields.0.options.1.name',
      'Möglichkeit „C“',
    ],
  ])('with %s is refused', (_, rows, path, words) => {
    expect(messages(rows)).toEqual([[path, expect.stringContaining(words)]]);
  });

  it('loses what its type has no use for', () => {
    const [text, heading] = tidy([
      { label: 'A', type: 'text', options: [{ label: 'B' }], showIfValue: 'x' },
      { label: 'C', type: 'heading', required: true },
    ]);
    expect(text).toMatchObject({ options: [], showIfValue: undefined });
    expect(heading?.required).toBe(false);
  });
});

it.each(demoForms.map((form) => [form.key, form] as const))('the demo form %s can be saved', (_, form) => {
  for (const { fields } of [form.de, form.en]) expect(messages(fields)).toEqual([]);
});
