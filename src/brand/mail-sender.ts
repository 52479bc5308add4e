import type { WrittenBrand } from './record/brand-record.ts';

export interface MailSender {
  /** Display name of the sender address: the full name, if there is one. */
  name: string;
  /** For subjects, where space is scarce. */
  shortName: string;
  /** The signature, after the `-- ` delimiter that mail programs recognise. */
  signature: string;
}

export function mailSender(
  { name, claim }: Pick<WrittenBrand, 'name' | 'claim'>,
  language: keyof WrittenBrand['claim'],
  siteUrl: string,
): MailSender {
  const shortName = oneLine(name.text);
  const written = oneLine(name.full?.[language] ?? name.text);
  return {
    name: written,
    shortName,
    signature: `-- \n${[written, oneLine(claim[language]), siteUrl].join('\n')}\n`,
  };
}

/** Removes soft hyphens, which mail programs show. */
function oneLine(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
