import type { SubmissionFile } from '#forms/submission-record.ts';

const endings: { readonly [Type in SubmissionFile['type']]: string } = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

const maxCharacters = 120;

/**
 * A sanitised file name with the extension of the detected type. Undefined for names that no browser sends: with a path
 * (`../x.pdf`) or disguised (`x\u202efdp.exe`).
 */
export function safeFileName(name: string, type: SubmissionFile['type']): string | undefined {
  const isTricky = /[/\\]|%2f|%5c|\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/iu.test(name);
  if (isTricky || /^\.*$/.test(name)) return undefined;
  const ending = endings[type];
  const stem = name
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[<>:"|?*%]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...(stem || 'file')].slice(0, maxCharacters / 2).join('')}${ending}`;
}
