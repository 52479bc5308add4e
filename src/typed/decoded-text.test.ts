import { expect, test } from 'vitest';
import { decodedText } from './decoded-text.ts';

const text = '<svg><text>Grüße, Łódź</text></svg>';
const latin = '<svg><text>Grüße</text></svg>';

function utf16(written: string, isBig = false): Buffer {
  const bytes = Buffer.from(written, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

test.each<[string, Buffer, string]>([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), text],
  [
    'UTF-8 that still says that it is Latin',
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`),
    `<?xml version="1.0" encoding="ISO-8859-1"?>${text}`,
  ],
  ['UTF-16 with its mark', utf16(`\uFEFF${text}`), text],
  ['UTF-16 from the other end', utf16(`\uFEFF${text}`, true), text],
  ['UTF-16 without a mark', utf16(text), text],
  [
    'Latin that says so',
    Buffer.from(`<?xml version='1.0' encoding='iso-8859-1'?>${latin}`, 'latin1'),
    `<?xml version='1.0' encoding='iso-8859-1'?>${latin}`,
  ],
  ['Latin that says nothing', Buffer.from(latin, 'latin1'), latin],
  ['Windows with a dash', Buffer.from([0x47, 0xfc, 0x20, 0x96]), 'Gü –'],
  [
    'Central European',
    Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-2"?>'),
      Buffer.from([0xa3, 0xf3, 0x64, 0xbc]),
    ]),
    '<?xml version="1.0" encoding="ISO-8859-2"?>Łódź',
  ],
])('%s is read', (_name, bytes, read) => {
  expect(decodedText(bytes)).toBe(read);
});

test('an encoding that nobody knows is not guessed, and a character that is cut off spoils nothing', () => {
  const unknown = Buffer.from('<?xml version="1.0" encoding="EBCDIC-X"?><svg>\xfc</svg>', 'latin1');
  expect(decodedText(unknown)).toBeUndefined();
  expect(decodedText(Buffer.from('Grü').subarray(0, 3))).toBe('Gr\uFFFD');
});
