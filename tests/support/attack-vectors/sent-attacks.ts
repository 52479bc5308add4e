import { attackVectors } from './attack-vectors.ts';

/** Not in the lists: line breaks, templates, prototypes, and syntax of databases and consoles. */
const more = [
  'a\r\n[12:00:00] INFO (payload): Account "admin@example.org": signed-in',
  'a\r\nSet-Cookie: payload-token=forged',
  'a\u2028b\u2029c\u0085d',
  '\u001b]0;title\u0007\u001b[2J',
  'nul\u0000byte',
  'half \ud800 of one',
  '{{7*191}} \u0024{7*191} #{7*191} <%= 7*191 %> {%print(7*191)%} @(7*191)',
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}',
  "'; DELETE FROM pages; --",
  '") UNION SELECT hash FROM users --',
  '%00%0d%0a..%2f..%2fsecrets.json',
  '$(touch /tmp/heimspiel-was-here)`touch /tmp/heimspiel-was-here`',
  'ﬀİıẞſK',
  'e\u0301 é ＜script＞',
  '\ufeffx\u200b\u202e\u00ad',
];
export const sentAttacks: readonly string[] = [...attackVectors, ...more];

/** Signs of an internal error in a response. */
export const leak =
  /SQLITE|SqliteError|syntax error at|relation "|no such (table|column)|DrizzleQuery|Failed query|node_modules|\bat \S+ \(|:\d+:\d+\)|Internal Server Error/;

/** As part of an address; lone surrogates can't be sent. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As a header, without line breaks and wide characters. */
export function headerOf(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();
}
