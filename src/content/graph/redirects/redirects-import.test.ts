import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { decodedText } from '#typed/decoded-text.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import {
  formerAddresses,
  refusedFormerAddresses,
  tables,
} from '../../../../tests/support/foreign-spellings.ts';
import { maxImported, redirectsInTable } from './redirects-in-table.ts';

describe('a table of redirects', () => {
  const read = (csv: string) => {
    const { redirects, problems } = redirectsInTable(csv);
    return [
      ...redirects.map(({ line, from, to, status }) => [line, from, to, status]),
      ...problems.map(({ line, message }) => [line, message.en]),
    ];
  };

  test.each([
    [
      'as it is exported in German',
      '\uFEFFVon;Nach;Status;Geändert\r\n/alt;/strategie;302;24.11.2026 14:00\r\n',
      2,
    ],
    ['as it is exported in English', '\uFEFFFrom,To,Status,Changed\r\n/alt,/strategie,302,24/11/2026\r\n', 2],
    ['without a head, with tabs and another case', 'Alt/\t/strategie\t302', 1],
    ['with quotes', '"/alt";"/strategie";"302"', 1],
  ])('is read %s', (_how, csv, line) => {
    expect(read(csv)).toEqual([[line, '/alt', '/strategie', '302']]);
  });

  describe.each(tables)('of %s', (_program, text) => {
    const status = text.includes('302') ? '302' : '301';
    const whole = [
      ['/karte', 'https://karte.example/?q=48.79,9.23', status],
      ['/über-uns', '/verein', '301'],
    ];

    test.each([
      ['UTF-8', Buffer.from(text)],
      ['UTF-16, little end first', Buffer.from(text, 'utf16le')],
      ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['UTF-16, big end first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
      ['Windows-1252', Buffer.from(text.replace('\uFEFF', ''), 'latin1')],
    ])('in %s is read whole', (_encoding, bytes) => {
      expect(read(decodedText(bytes) ?? '').map(([, ...redirect]) => redirect)).toEqual(whole);
    });
  });

  test('is divided where most lines are redirects, whatever is in its first', () => {
    expect(read('/spieler,kader;/strategie;301')).toEqual([[1, '/spieler,kader', '/strategie', '301']]);
    expect(read('/a;b,/strategie\n/c;d,/strategie\n')).toEqual([
      [1, '/a;b', '/strategie', '301'],
      [2, '/c;d', '/strategie', '301'],
    ]);
    expect(read('sep=,\n/a;b,/strategie')).toEqual([[2, '/a;b', '/strategie', '301']]);
  });

  test('names each line that can’t be one', () => {
    const csv = [
      '/alt;/strategie',
      '/alt;/ds-index',
      '/admin/x;/',
      ';/strategie',
      '/b;javascript:x',
      '/c;/;307',
    ];
    expect(read(csv.join('\n')).map(([line, ...rest]) => [line, String(rest[0]).slice(0, 24)])).toEqual([
      [1, '/alt'],
      [2, '/alt stands in line 1 al'],
      [3, '“/admin” belongs to the '],
      [4, 'The old path is missing,'],
      [5, '“javascript:x” is not a '],
      [6, '“307” is no duration. Th'],
    ]);
  });

  test('has to be a table, and not too long', () => {
    for (const csv of ['', '\n\n', '"unclosed']) expect(redirectsInTable(csv).problems).toHaveLength(1);
    const many = Array.from({ length: maxImported + 1 }, (_, index) => `/a${index};/strategie`).join('\n');
    expect(redirectsInTable(many).problems).toEqual([
      { line: maxImported + 1, message: expect.objectContaining({ en: expect.stringContaining('at most') }) },
    ]);
  });
});

describe.each(databases)('importing redirects, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;

  const send = (csv: string, ask = editor) =>
    ask('POST', '/redirects/import', { csv }, { 'accept-language': 'de' });
  const stored = async () => {
    const { docs } = await backend.payload.find({
      collection: 'redirects',
      sort: 'from',
      depth: 0,
      pagination: false,
    });
    return z
      .array(z.object({ from: z.string(), to: z.string(), status: z.string() }))
      .parse(docs)
      .map(({ from, to, status }) => [from, to, status]);
  };

  test('takes all over, changes what is there, and leaves alone what is the same', async () => {
    const first = await send('/eins;/strategie\n/zwei;/ds-index;302');
    expect(first.status, await first.clone().text()).toBe(200);
    expect(await first.json()).toEqual({ added: 2, changed: 0, same: 0 });
    expect(
      await (await send('/eins;/strategie\n/zwei;/strategie;302\n/drei;https://example.org/')).json(),
    ).toEqual({
      added: 1,
      changed: 1,
      same: 1,
    });
    expect(await stored()).toEqual([
      ['/drei', 'https://example.org/', '301'],
      ['/eins', '/strategie', '301'],
      ['/zwei', '/strategie', '302'],
    ]);
  });

  test('is the same again when what was exported comes back, in both languages', async () => {
    await editor('POST', '/pages?locale=de', { path: '/da', title: 'Da', _status: 'published' });
    const made = await send(
      '"/-x;@y";"https://karte.example/?q=48.79,-9.23"\n/verein.php?id=12;/da?=1#-2;302',
    );
    expect(await made.json()).toEqual({ added: 2, changed: 0, same: 0 });
    const before = await stored();
    for (const language of ['de', 'en']) {
      const exported = await editor('GET', '/redirects/export', undefined, { 'accept-language': language });
      const again = await send(await exported.text());
      expect(await again.json()).toEqual({ added: 0, changed: 0, same: before.length });
    }
    expect(await stored()).toEqual(before);
    // Another spelling of the same page, which is stored as a reference.
    expect(await (await send('/frueher;/Da/#kurve')).json()).toEqual({ added: 1, changed: 0, same: 0 });
    expect(await (await send('/frueher;/Da/#kurve')).json()).toEqual({ added: 0, changed: 0, same: 1 });
  });

  test('and by hand, every spelling of an old address is the same', async () => {
    const post = (from: string) =>
      editor('POST', '/redirects', { from, to: '/strategie', status: '301' }, { 'accept-language': 'en' });
    const known = new Set<string>();
    for (const [written, kept] of formerAddresses) {
      const made = await post(written);
      expect(made.status, `${written} ${await made.clone().text()}`).toBe(known.has(kept) ? 400 : 201);
      known.add(kept);
      const imported = await send(`"${written}";/strategie`);
      expect(await imported.json(), written).toEqual({ added: 0, changed: 0, same: 1 });
    }
    const addresses = (await stored()).map(([from]) => from);
    for (const kept of known) expect(addresses).toContain(kept);
    for (const [written, sentence] of refusedFormerAddresses) {
      const refused = await post(written);
      expect([refused.status, await refused.text()], written).toEqual([
        400,
        expect.stringContaining(sentence),
      ]);
    }
  });

  test('takes nothing over where one line leads in a circle, and names the line', async () => {
    const before = await stored();
    const refused = await send('/neu;/strategie\n/hin;/her\n/her;/hin');
    expect(refused.status).toBe(400);
    const { errors } = await refused.json();
    expect(errors[0].message).toMatch(
      /^Zeile 3: .*im Kreis: \/her → \/hin → \/her.* Übernommen wurde nichts\.$/,
    );
    expect(await stored()).toEqual(before);
  });

  test('is for editors, and refuses what is no table with a sentence', async () => {
    expect((await send('/x;/strategie', await backend.as('viewer'))).status).toBe(403);
    expect((await backend.request('POST', '/redirects/import', { csv: '/x;/strategie' })).status).toBe(403);
    const refused = await editor('POST', '/redirects/import', { csv: 7 }, { 'accept-language': 'en' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('CSV file');
  });
});
