import type { KitExamples } from '../kit-example.ts';
import { Button } from './button.tsx';

const words = {
  vote: { de: 'Abstimmen', en: 'Vote' },
  again: { de: 'Noch eins senden', en: 'Send another' },
  close: { de: 'Wieder schließen', en: 'Close again' },
  shop: { de: 'Zum Fanshop', en: 'To the shop' },
  long: {
    de: 'Vereinsmitgliedschaftsbescheinigung herunterladen',
    en: 'Download the certificate of club membership',
  },
} as const;

export const buttonExamples: KitExamples = {
  purpose: {
    de: 'Tut etwas auf der Seite oder schickt ihr Formular ab. Was woandershin führt, ist ein Link.',
    en: 'Does something on the page, or sends its form. What leads somewhere else is a link.',
  },
  examples: [
    {
      id: 'solid',
      name: { de: 'Gefüllt, für das Wichtigste', en: 'Solid, for what matters most' },
      view: (language) => (
        <Button look="solid" icon="arrow">
          {words.shop[language]}
        </Button>
      ),
    },
    {
      id: 'large',
      name: { de: 'Gefüllt und groß', en: 'Solid and large' },
      view: (language) => (
        <Button look="solid" size="large">
          {words.vote[language]}
        </Button>
      ),
    },
    {
      id: 'busy',
      name: { de: 'Groß, während es sendet', en: 'Large, while it sends' },
      view: (language) => (
        <Button look="solid" size="large" aria-disabled>
          {words.vote[language]}
        </Button>
      ),
    },
    {
      id: 'outline',
      name: { de: 'Umrandet, für die Alternative', en: 'Outlined, for the alternative' },
      view: (language) => <Button look="outline">{words.again[language]}</Button>,
    },
    {
      id: 'quiet',
      name: { de: 'Leise, für Nebenbei', en: 'Quiet, for what can be done besides' },
      view: (language) => <Button look="quiet">{words.again[language]}</Button>,
    },
    {
      id: 'text',
      name: { de: 'Als Text', en: 'As text' },
      view: (language) => (
        <Button look="text" icon="close">
          {words.close[language]}
        </Button>
      ),
    },
    {
      id: 'long',
      name: { de: 'Mit langen Wörtern', en: 'With long words' },
      view: (language) => <Button look="solid">{words.long[language]}</Button>,
    },
  ],
};
