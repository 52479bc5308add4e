import { tidyMailAddress } from '#typed/mail-address.ts';
import { parseMoment } from '#typed/moment.ts';
import { parseNumber } from '#typed/number.ts';
import { tidyTelephone } from '#typed/telephone.ts';
import { plainSigns, tidyLine, tidyText } from '#typed/text.ts';
import type { FormField } from './form.fields.ts';

/** Far more than any line may have: nothing is looked for in a longer one. */
const longest = 1000;

/** What was typed or pasted into a field of this type, in the form that is checked and stored. */
export function typedAnswer(type: FormField['type'], typed: string): string {
  const answer = tidied(type, typed);
  // Until nothing changes any more, so that an answer that is sent again is the same.
  return answer === typed ? answer : typedAnswer(type, answer);
}

function tidied(type: FormField['type'], typed: string): string {
  // Terminals and databases mishandle lone surrogates.
  const sound = typed.toWellFormed();
  if (type !== 'longText' && sound.length > longest) return tidyLine(sound);
  switch (type) {
    case 'email':
      return tidyMailAddress(sound);
    case 'telephone':
      return tidyTelephone(sound);
    case 'number':
      return bareNumber(sound);
    case 'date':
      return day(sound);
    case 'longText':
      return tidyText(sound)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim();
    default:
      return tidyLine(sound);
  }
}

/** As typed: whether `1.250` is a thousand depends on who wrote it. */
function bareNumber(typed: string): string {
  const written = plainSigns(typed);
  const bare = written.replace(/^(?:€|EUR)\s*|\s*(?:€|EUR|Euro|%)$/gi, '').replace(/(?<=\d)[.,]--?$/, '');
  return parseNumber(bare, 'de') === undefined ? written : bare;
}

/** `29.2.2028` → `2028-02-29`. Anything else stays, also a year of two digits: 85 may be 1985 or 2085. */
function day(typed: string): string {
  const written = plainSigns(typed);
  const moment = /\d{4}/.test(written) ? parseMoment(written, 'de') : undefined;
  return moment?.endsWith('T00:00') ? moment.slice(0, 10) : written;
}
