import type { KitExamples } from '../kit-example.ts';
import { RuleLink, RuleLinks, ruleAt } from './rule-link.tsx';

const words = {
  rule: { de: 'Ein Ring hat keine Lücke.', en: 'A ring has no gap.' },
} as const;

export const ruleLinkExamples: KitExamples = {
  purpose: {
    de: 'Gibt einer Regel eine Adresse, die man nennen kann. Sie kopiert sich, wenn man ihr folgt.',
    en: 'Gives a rule an address that can be cited. It copies itself when it is followed.',
  },
  examples: [
    {
      id: 'rule',
      name: { de: 'Hinter einer Regel', en: 'Behind a rule' },
      view: (language) => (
        <RuleLinks addressed>
          <p {...ruleAt('no-gap', true)}>
            {words.rule[language]} <RuleLink rule="no-gap" name={words.rule[language]} />
          </p>
        </RuleLinks>
      ),
    },
  ],
};
