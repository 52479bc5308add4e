import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formerAddresses, refusedFormerAddresses } from '../../tests/support/foreign-spellings.ts';
import { FormerAddresses, filesOfTheSite, formerAddress, formerAddressProblem } from './former-address.ts';

test.each(formerAddresses)('%j is kept as %j, and found', (written, kept) => {
  expect(formerAddress(written)).toBe(kept);
  expect(formerAddressProblem(kept)).toBeUndefined();
  expect(new FormerAddresses([{ from: kept }]).find(written)?.rule.from).toBe(kept);
});

test.each(refusedFormerAddresses)('%.40j is refused: %s', (written, sentence) => {
  expect(formerAddressProblem(formerAddress(written))?.en).toMatch(new RegExp(`^${sentence}`));
});

test('what is kept stays as it is when it comes again', () => {
  const letters = fc.constantFrom(
    ...'aAüÜ\u0308 /?&=+#;.,%\\\u200B\u00AD',
    '%C3%BC',
    '%FC',
    '%2f',
    '%25',
    '%',
    '4',
    '1',
    'en',
  );
  const addresses = fc.oneof(
    fc.string(),
    fc.array(letters).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(addresses, (written) => {
      const kept = formerAddress(written);
      expect(formerAddress(kept)).toBe(kept);
    }),
  );
});

test('the redirect that asks for the most of the query is the one, in any order, and the rest goes on', () => {
  const rules = new FormerAddresses(
    ['/index.php', '/index.php?id=12', '/index.php?id=12&l=1', '/?p=7'].map((from) => ({ from })),
  );
  const find = (written: string) => {
    const found = rules.find(written);
    return found && [found.rule.from, found.query];
  };
  expect(find('/index.php')).toEqual(['/index.php', '']);
  expect(find('/index.php?id=13&X=Y')).toEqual(['/index.php', '?id=13&X=Y']);
  expect(find('/Index.php?utm_source=Brief&ID=12')).toEqual(['/index.php?id=12', '?utm_source=Brief']);
  expect(find('/en/index.php?L=1&id=12&a=B%20c')).toEqual(['/index.php?id=12&l=1', '?a=B%20c']);
  expect(find('/?p=7')).toEqual(['/?p=7', '']);
  expect(find('/?p=8')).toBeUndefined();
  expect(find('/')).toBeUndefined();
});

test('every file that the site has at its root is its own', () => {
  const routes = readFileSync('tests/support/site-routes.txt', 'utf8');
  const files = [...routes.matchAll(/^GET (\/[^/:*]+\.[a-z]+)$/gm)].map(([, path]) => path);
  expect([...filesOfTheSite].sort()).toEqual([...new Set(files)].sort());
});
