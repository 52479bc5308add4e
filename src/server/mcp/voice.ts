import type { Brand } from '#brand/record/brand-record.ts';
import { type EditorLanguage, editorLanguages } from '#i18n/editor-texts.ts';
import german from '#server/brand/guidelines-messages.de.json' with { type: 'json' };
import english from '#server/brand/guidelines-messages.en.json' with { type: 'json' };
import { meaningful, wordsOf } from './words.ts';

const words = { de: german, en: english };

export interface VoiceFinding {
  found: string;
  instead?: string;
  because: string;
}

/** What the voice says against a text: its wrong examples, its marks, and the name in another spelling. */
export function judgeText(
  { voice, name }: Brand,
  text: string,
  language: EditorLanguage | undefined,
): VoiceFinding[] {
  const said = phrase(text);
  const spoken = (language ? [language] : editorLanguages).flatMap((each): VoiceFinding[] => [
    ...voice.examples[each]
      .filter(({ wrong }) => said.includes(phrase(wrong)))
      .map(({ wrong, right }) => ({
        found: tidy(wrong),
        instead: tidy(right),
        because: `${words[each].voice}: ${words[each].wrong}`,
      })),
    ...voice.rules[each]
      .filter(({ rule }) => text.includes('!') && /ausrufezeichen|exclamation/i.test(tidy(rule)))
      .map(({ rule, reason }) => ({ found: '!', because: tidy(`${rule} ${reason}`) })),
  ]);
  const spelled = text.match(new RegExp(`(?<!\\p{L})${escaped(name.text)}(?!\\p{L})`, 'giu')) ?? [];
  const misspelled = [...new Set(spelled)].filter((each) => each !== name.text);
  return [
    ...spoken,
    ...misspelled.map((found) => ({ found, instead: name.text, because: words[language ?? 'en'].name })),
  ];
}

/** Without small words, case, quotes and hyphens: “our fan community” is also “the Fan-Community”. */
function phrase(text: string): string {
  return ` ${meaningful(wordsOf(text)).join(' ')} `;
}

function tidy(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
