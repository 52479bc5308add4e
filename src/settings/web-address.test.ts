import { expect, test } from 'vitest';
import { webAddresses } from '../../tests/support/foreign-spellings.ts';
import { environmentSchema } from './environment.ts';
import { hostnameIn } from './web-address.ts';

const names = ['SITE_URL', 'CONTENT_API_BASE', 'S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

test.each(webAddresses)('%s is %s in every setting', (written, kept) => {
  const read = environmentSchema.parse(Object.fromEntries(names.map((name) => [name, written])));
  for (const name of names) expect(read[name], name).toBe(kept);
  expect(environmentSchema.parse({ SITE_PEERS: `${written}, ${written}` }).SITE_PEERS).toEqual([kept, kept]);
});

test('one that isn’t the site’s own may have a path', () => {
  const read = environmentSchema.parse({ CONTENT_API_BASE: 'HTTP://Intern.example:80/Content/' });
  expect(read.CONTENT_API_BASE).toBe('http://intern.example/Content');
});

test.each([
  ['www.example.org', 'has to begin with http:// or https://'],
  ['https://', 'is not an address'],
  ['https://kim:secret@example.org', 'must not have an account'],
  ['https://example.org/?a', 'must not have a query'],
  ['https://example.org/#a', 'must not have a query'],
  ['https://example.org/shop', 'must not have a path'],
])('%s is refused as the site’s: it %s', (written, problem) => {
  const { error } = environmentSchema.safeParse({ SITE_URL: written });
  expect(error?.issues.map(({ message }) => message)).toEqual([problem]);
});

test.each([
  ['maps.example.net', 'maps.example.net'],
  ['https://maps.example.net/embed?x', 'maps.example.net'],
  [' Maps.Example.Net. ', 'maps.example.net'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['//maps.example.net:443/', 'maps.example.net'],
  ['maps example', 'maps example'],
])('the host in %s is %s', (written, host) => {
  expect(hostnameIn(written)).toBe(host);
});
