import type { KitExamples } from '../kit-example.ts';
import { ActionLink } from './action-link.tsx';

const words = {
  strategy: { de: 'Zur Strategie', en: 'To the strategy' },
  imprint: { de: 'Impressum lesen', en: 'Read the imprint' },
  elsewhere: { de: 'Beim Anbieter ansehen', en: 'Watch it at the provider' },
  file: { de: 'Zeichen herunterladen', en: 'Download the mark' },
  back: { de: 'Zurück zum Formular', en: 'Back to the form' },
} as const;

export const actionLinkExamples: KitExamples = {
  purpose: {
    de: 'Führt woandershin und will, dass man ihm folgt. Der Pfeil sagt, ob es auf der Seite bleibt.',
    en: 'Leads somewhere else and asks to be followed. The arrow says whether it stays on the site.',
  },
  examples: [
    {
      id: 'solid',
      name: { de: 'Gefüllt', en: 'Solid' },
      view: (language) => (
        <ActionLink link={{ label: words.strategy[language], href: '#solid' }} look="solid" />
      ),
    },
    {
      id: 'large',
      name: { de: 'Gefüllt und groß', en: 'Solid and large' },
      view: (language) => (
        <ActionLink link={{ label: words.strategy[language], href: '#large' }} look="solid" size="large" />
      ),
    },
    {
      id: 'outline',
      name: { de: 'Umrandet', en: 'Outlined' },
      view: (language) => (
        <ActionLink link={{ label: words.imprint[language], href: '#outline' }} look="outline" />
      ),
    },
    {
      id: 'text',
      name: { de: 'Als Text', en: 'As text' },
      view: (language) => <ActionLink link={{ label: words.imprint[language], href: '#text' }} look="text" />,
    },
    {
      id: 'elsewhere',
      name: { de: 'Weg von der Seite', en: 'Away from the site' },
      view: (language) => (
        <ActionLink
          link={{ label: words.elsewhere[language], href: 'https://example.org/' }}
          look="text"
          rel="noopener noreferrer external"
        />
      ),
    },
    {
      id: 'file',
      name: { de: 'Zu einer Datei', en: 'To a file' },
      view: (language) => (
        <ActionLink link={{ label: words.file[language], href: '/favicon.svg' }} look="outline" />
      ),
    },
    {
      id: 'plain',
      name: { de: 'Ohne Pfeil, zwischen zwei Schritten', en: 'Without arrow, between two steps' },
      view: (language) => (
        <ActionLink link={{ label: words.back[language], href: '#plain' }} look="outline" isPlain />
      ),
    },
  ],
};
