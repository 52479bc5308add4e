import { describe, expect, test } from 'vitest';
import { canonical, hashOfRow, kindOf, type Table } from './rows.ts';

const table: Table = {
  name: 'pages',
  columns: [
    { name: 'title', kind: 'text' },
    { name: 'id', kind: 'number' },
    { name: 'hidden', kind: 'boolean' },
    { name: 'created_at', kind: 'time' },
    { name: 'blocks', kind: 'json' },
    { name: 'content', kind: 'bytes' },
  ],
};

const bytes = new Uint8Array([0, 255]);

describe('a row', () => {
  test('is the same from either database', () => {
    const fromSqlite = ['Größe', 7, 1, '2026-11-21T10:00:00.000Z', '[{"b":1,"a":[null,"1"]}]', bytes];
    const fromPostgres = [
      'Größe',
      '7',
      true,
      '2026-11-21T10:00:00.000Z',
      '[{"a": [null, "1"], "b": 1.0}]',
      Buffer.from(bytes),
    ];
    const one = canonical(table, fromSqlite);
    expect(hashOfRow(canonical(table, fromPostgres))).toBe(hashOfRow(one));
    expect(one[4]).toBe('[{"a":[null,"1"],"b":1}]');
  });

  test.each([
    [0, 'x'],
    [1, 8],
    [2, 0],
    [3, '2026-11-21T10:00:00.001Z'],
    [4, '[{"b":1,"a":["1",null]}]'],
    [5, new Uint8Array([0, 254])],
    [0, null],
    [4, 'null'],
  ])('is another if column %i is %o', (column, value) => {
    const row = ['Größe', 7, 1, '2026-11-21T10:00:00.000Z', '[{"b":1,"a":[null,"1"]}]', bytes];
    const changed = row.map((old, index) => (index === column ? value : old));
    expect(hashOfRow(canonical(table, changed))).not.toBe(hashOfRow(canonical(table, row)));
  });

  test('keeps a value of JSON that says nothing apart from no value', () => {
    expect(canonical(table, [null, null, null, null, 'null', null])).toEqual([
      null,
      null,
      null,
      null,
      'null',
      null,
    ]);
  });

  test.each([
    [1, 'many'],
    [2, 2],
    [3, '2026-11-NaNT10:00:00.000Z'],
    [4, '[{'],
    [5, 'text'],
  ])('with %o in column %i is refused by its place, and not by its value', (column, value) => {
    const row = table.columns.map((_, index) => (index === column ? value : null));
    const { name } = table.columns[column] ?? {};
    expect(() => canonical(table, row)).toThrow(`A value in pages.${name} is not what belongs there`);
  });
});

test('a type that only one of the databases has is refused', () => {
  expect(() => kindOf('pages', 'tags', 'ARRAY')).toThrow('pages.tags is of the type ARRAY');
});
