import { Fragment } from 'react';
import type { KitExample, KitExamples } from '../kit-example.ts';
import { Choice } from './choice.tsx';

const words = {
  first: { de: 'Kurve', en: 'Stand' },
  second: { de: 'Gegengerade, wenn es nicht regnet', en: 'Opposite side, unless it rains' },
  consent: {
    de: 'Ich bin einverstanden, dass der Verein meine Angaben liest und nach einem Jahr löscht.',
    en: 'I agree that the club reads what I have written, and erases it after a year.',
  },
} as const;

function pair(
  look: 'line' | 'wide',
  type: 'radio' | 'checkbox',
  name: KitExample['name'],
  isDisabled = false,
): KitExample {
  const id = [look, type, isDisabled && 'disabled'].filter(Boolean).join('-');
  return {
    id,
    name,
    view: (language) => (
      <Fragment>
        <Choice look={look} type={type} name={id} value="1" defaultChecked disabled={isDisabled}>
          <span>{words.first[language]}</span>
        </Choice>
        <Choice look={look} type={type} name={id} value="2" disabled={isDisabled}>
          <span>{words.second[language]}</span>
        </Choice>
      </Fragment>
    ),
  };
}

function consent(look: 'tap' | 'aside', name: KitExample['name']): KitExample {
  return {
    id: look,
    name,
    view: (language) => (
      <Choice look={look} type="checkbox" name={look} defaultChecked>
        <span>{words.consent[language]}</span>
      </Choice>
    ),
  };
}

export const choiceExamples: KitExamples = {
  purpose: {
    de: 'Eins von mehreren, eine Mehrfachauswahl oder eine Einwilligung. Der Satz gehört zur Fläche.',
    en: 'One of several, several at once, or a consent. The sentence is a part of what can be pressed.',
  },
  examples: [
    pair('line', 'radio', { de: 'Eins von mehreren, im Formular', en: 'One of several, in a form' }),
    pair('line', 'checkbox', {
      de: 'Mehrfachauswahl, im Formular',
      en: 'Several at once, in a form',
    }),
    pair('line', 'radio', { de: 'Nicht zu ändern', en: 'Not to be changed' }, true),
    pair('wide', 'radio', { de: 'Eins von mehreren, am Produkt', en: 'One of several, at a product' }),
    consent('tap', { de: 'Einwilligung, unter dem Stimmzettel', en: 'Consent, below a ballot' }),
    consent('aside', { de: 'Einwilligung neben einem Film', en: 'Consent beside a film' }),
  ],
};
