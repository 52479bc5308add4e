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
      view: (locale) => <ActionLink link={{ label: words.strategy[locale], href: '#solid' }} look="solid" />,
    },
    {
      id: 'large',
      name: { de: 'Gefüllt und groß', en: 'Solid and large' },
      view: (locale) => (
        <ActionLink link={{ label: words.strategy[locale], href: '#large' }} look="solid" size="large" />
      ),
    },
    {
      id: 'outline',
      name: { de: 'Umrandet', en: 'Outlined' },
      view: (locale) => (
        <ActionLink link={{ label: words.imprint[locale], href: '#outline' }} look="outline" />
      ),
    },
    {
      id: 'text',
      name: { de: 'Als Text', en: 'As text' },
      view: (locale) => <ActionLink link={{ label: words.imprint[locale], href: '#text' }} look="text" />,
    },
    {
      id: 'elsewhere',
      name: { de: 'Weg von der Seite', en: 'Away from the site' },
      view: (locale) => (
        <ActionLink
          link={{ label: words.elsewhere[locale], href: 'https://example.org/' }}
          look="text"
          rel="noopener noreferrer external"
        />
      ),
    },
    {
      id: 'file',
      name: { de: 'Zu einer Datei', en: 'To a file' },
      view: (locale) => (
        <ActionLink link={{ label: words.file[locale], href: '/favicon.svg' }} look="outline" />
      ),
    },
    {
      id: 'plain',
      name: { de: 'Ohne Pfeil, zwischen zwei Schritten', en: 'Without arrow, between two steps' },
      view: (locale) => (
        <ActionLink link={{ label: words.back[locale], href: '#plain' }} look="outline" isPlain />
      ),
    },
  ],
};
