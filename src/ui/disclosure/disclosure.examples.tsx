import type { KitExample, KitExamples } from '../kit-example.ts';
import { Disclosure } from './disclosure.tsx';

const words = {
  question: { de: 'Darf ich das Zeichen auf meinem Schal tragen?', en: 'May I wear the mark on my scarf?' },
  answer: {
    de: 'Ja, solange niemand damit Geld verdient.',
    en: 'Yes, as long as nobody earns money with it.',
  },
} as const;

function example(
  look: 'entry' | 'front' | 'line' | 'words',
  name: KitExample['name'],
  isOpen: boolean,
): KitExample {
  return {
    id: isOpen ? `${look}-open` : look,
    name,
    view: (language) => (
      <Disclosure look={look} open={isOpen} summary={words.question[language]}>
        <p>{words.answer[language]}</p>
      </Disclosure>
    ),
  };
}

export const disclosureExamples: KitExamples = {
  purpose: {
    de: 'Etwas, das eingeklappt ist, bis jemand es aufmacht, sucht oder hineinverlinkt.',
    en: 'Something that is folded away until somebody opens it, searches it, or links into it.',
  },
  examples: [
    example('entry', { de: 'Einer von mehreren, zu', en: 'One of several, closed' }, false),
    example('entry', { de: 'Einer von mehreren, offen', en: 'One of several, open' }, true),
    example('front', { de: 'Eine Schublade', en: 'A drawer' }, false),
    example('line', { de: 'Im Text, zu', en: 'In running text, closed' }, false),
    example('line', { de: 'Im Text, offen', en: 'In running text, open' }, true),
    example('words', { de: 'Nur Worte', en: 'Words alone' }, false),
  ],
};
