// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { expect, test } from 'vitest';
import { mendParts } from './mend-parts.ts';
import { partMessages } from './part-messages.ts';

/** The same word in both languages. */
const alike = new Set(['Block', 'Name', 'Export', 'Filter', 'Layout', 'Status', 'Version']);

function texts(table: object, path = ''): [key: string, text: string][] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[path + name, value]];
    return typeof value === 'object' && value !== null ? texts(value, `${path}${name}:`) : [];
  });
}

test('Payload says everything in German that it says in English', () => {
  const german = new Map(texts(de.translations));
  const left = texts(en.translations).filter(([key, text]) => {
    const said = german.get(key);
    return said === undefined || (said === text && /[a-z]{4}/i.test(text) && !alike.has(text));
  });
  expect(left).toEqual([]);
});

/** Files whose notices no editor meets: keys for programs, ordering by hand, fetching, collections without uploads. */
const unused =
  /APIKey|OrderableTable|views\/API|elements\/Upload\/index|features\/(?:relationship|upload)|providers\/Auth/;

test('what it says in English alone is known, and said in the editor’s language', () => {
  const files = globSync('node_modules/@payloadcms/{ui,next,richtext-lexical}/dist/**/*.js').filter(
    (file) => !/bundled|exports\/client|\.spec\./.test(file) && !unused.test(file),
  );
  const notices = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/toast\.\w+\((['"`])([^'"`]+)\1/g)].map(
      ([, , text = '']) => text,
    ),
  );
  expect(notices.length).toBeGreaterThan(1);
  for (const notice of notices) {
    const shown = notice.replaceAll(/\$\{\w+\}/g, '3');
    document.body.innerHTML = `<div class="payload-toast-item"><div data-title>${shown}</div></div>`;
    mendParts(document, partMessages.de);
    expect(document.body.textContent, notice).not.toBe(shown);
    expect(document.body.textContent).toMatch(/3 Dateien/);
  }
});
