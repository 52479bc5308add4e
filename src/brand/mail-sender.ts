import type { WrittenBrand } from './record/brand-record.ts';

/** Whose a mail is, in the language of whoever reads it. */
export interface MailSender {
  /** Beside the address that it comes from: the name written out, where it is. */
  name: string;
  /** For a subject, where every letter counts. */
  shortName: string;
  /** The last lines, below the mark by which mail programs know a signature and fold it away. */
  signature: string;
}

/** How mails name the club whose identity this is. */
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

/** Without the places where a word may break, which mail programs show as hyphens. */
function oneLine(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
