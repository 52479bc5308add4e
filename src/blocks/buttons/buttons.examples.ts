import type { BlockExample } from '#blocks/define-block.ts';
import type { buttons } from './buttons.fields.ts';

export const buttonsExamples: readonly BlockExample<typeof buttons>[] = [
  {
    id: 'closing',
    name: { de: 'Schlusssatz', en: 'Closing line' },
    purpose: {
      de: 'Am Ende einer Seite: ein großer Satz, ein großer Knopf, sonst nichts.',
      en: 'At the end of a page: one large sentence, one large button, nothing else.',
    },
    content: {
      de: {
        lead: 'Der Ring hört hier nicht auf.',
        items: [{ link: { label: 'Weiter zur Abstimmung', href: '/' }, size: 'large' }],
        alignment: 'center',
        ground: 'night',
      },
      en: {
        lead: 'The ring does not end here.',
        items: [{ link: { label: 'On to the poll', href: '/' }, size: 'large' }],
        alignment: 'center',
        ground: 'night',
      },
    },
  },
  {
    id: 'default',
    name: { de: 'Ein Schritt, eine Alternative', en: 'One step, one alternative' },
    purpose: {
      de: 'Der gefüllte Knopf führt weiter, der Text daneben drängt sich nicht vor.',
      en: 'The solid button leads on, the text beside it does not push to the front.',
    },
    content: {
      de: {
        items: [
          { link: { label: 'Strategie lesen', href: '/strategie' } },
          { link: { label: 'Alle Bausteine', href: '/ds-index' }, look: 'text' },
        ],
      },
      en: {
        items: [
          { link: { label: 'Read the strategy', href: '/strategie' } },
          { link: { label: 'All blocks', href: '/ds-index' }, look: 'text' },
        ],
      },
    },
  },
  {
    id: 'targets',
    name: { de: 'Hinaus und herunter', en: 'Out and down' },
    purpose: {
      de: 'Das Zeichen verrät, ob ein Link bleibt, hinausführt oder eine Datei bringt; rechts ausgerichtet.',
      en: 'The icon tells whether a link stays, leads out or brings a file; aligned right.',
    },
    content: {
      de: {
        items: [
          { link: { label: 'Ringzeichen als SVG', href: '/favicon.svg' } },
          {
            link: { label: 'Kontrastregeln beim W3C', href: 'https://www.w3.org/TR/WCAG22/' },
            look: 'outline',
          },
          { link: { label: 'Zurück nach oben', href: '#targets' }, look: 'text', icon: 'none' },
        ],
        alignment: 'end',
      },
      en: {
        items: [
          { link: { label: 'Ring symbol as SVG', href: '/favicon.svg' } },
          {
            link: { label: 'Contrast rules at W3C', href: 'https://www.w3.org/TR/WCAG22/' },
            look: 'outline',
          },
          { link: { label: 'Back to the top', href: '#targets' }, look: 'text', icon: 'none' },
        ],
        alignment: 'end',
      },
    },
  },
  {
    id: 'all-looks',
    name: { de: 'Alle Formen und Größen', en: 'All looks and sizes' },
    purpose: {
      de: 'Zum Vergleichen: gefüllt, umrandet und nur Text, mittel und groß.',
      en: 'For comparison: solid, outline and text only, medium and large.',
    },
    content: {
      de: {
        items: [
          { link: { label: 'Gefüllt', href: '#all-looks' }, look: 'solid', size: 'large' },
          { link: { label: 'Umrandet', href: '#all-looks' }, look: 'outline', size: 'large' },
          { link: { label: 'Nur Text', href: '#all-looks' }, look: 'text', size: 'large' },
          { link: { label: 'Gefüllt', href: '#all-looks' }, look: 'solid' },
          { link: { label: 'Umrandet', href: '#all-looks' }, look: 'outline' },
          { link: { label: 'Nur Text', href: '#all-looks' }, look: 'text' },
        ],
        ground: 'sand',
      },
      en: {
        items: [
          { link: { label: 'Solid', href: '#all-looks' }, look: 'solid', size: 'large' },
          { link: { label: 'Outline', href: '#all-looks' }, look: 'outline', size: 'large' },
          { link: { label: 'Text only', href: '#all-looks' }, look: 'text', size: 'large' },
          { link: { label: 'Solid', href: '#all-looks' }, look: 'solid' },
          { link: { label: 'Outline', href: '#all-looks' }, look: 'outline' },
          { link: { label: 'Text only', href: '#all-looks' }, look: 'text' },
        ],
        ground: 'sand',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Zusammengesetzte Wörter brechen, wo sie zusammengesetzt sind.',
      en: 'Long labels break where they can be broken.',
    },
    content: {
      de: {
        lead: 'Zur Wort\u00ADmarken\u00ADschutz\u00ADraum\u00ADberechnung.',
        items: [
          {
            link: {
              label: 'Farb\u00ADkontrast\u00ADprüf\u00ADprotokoll\u00ADübersicht ansehen',
              href: '/demo/facts-and-figures',
            },
            size: 'large',
          },
          {
            link: { label: 'Gestaltungs\u00ADrichtlinien\u00ADzusammen\u00ADfassung', href: '/strategie' },
            look: 'outline',
          },
        ],
      },
      en: {
        lead: 'To the clear-space calculation.',
        items: [
          {
            link: { label: 'View the overview of contrast test records', href: '/demo/facts-and-figures' },
            size: 'large',
          },
          { link: { label: 'Summary of the design guidelines', href: '/strategie' }, look: 'outline' },
        ],
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Zu viel', en: 'Too much' },
    purpose: {
      de: 'So viele und so verschiedene Knöpfe, wie man anlegen kann: Nichts läuft über.',
      en: 'As many and as different buttons as can be made: nothing overflows.',
    },
    content: {
      de: {
        lead: 'Einer, der alles sagt, einer, der nichts sagt, und neun dazwischen, von denen wir bis zuletzt nicht wussten, wohin mit ihnen, wenn nicht hierher an den Schluss.',
        items: [
          { link: { label: 'O', href: '/' }, size: 'large' },
          {
            link: {
              label:
                'Hier klicken, um sämtliche Unterlagen der vergangenen Spielzeit einzusehen, die nicht an anderer Stelle stehen',
              href: '/ds-index',
            },
            look: 'outline',
            size: 'large',
          },
          { link: { label: 'Ja', href: '#worst-case' } },
          { link: { label: 'Nein', href: '#worst-case' } },
          {
            link: {
              label: 'redaktion-und-gestaltung-gemeinsam@example.org',
              href: 'mailto:redaktion@example.org',
            },
            look: 'text',
          },
          { link: { label: '0711 1893', href: 'tel:+497111893' }, look: 'outline' },
          { link: { label: 'VfB-Express', href: '/vfbexpress' }, look: 'text', size: 'large' },
          { link: { label: '…', href: '/strategie' }, icon: 'none' },
          { link: { label: 'Noch einer', href: '/demo/hero' }, look: 'outline', icon: 'none' },
          { link: { label: 'Und noch einer', href: '/demo/media' }, look: 'text', icon: 'none' },
          { link: { label: 'Schluss', href: '/demo/logos' } },
        ],
        alignment: 'center',
        ground: 'sand',
      },
      en: {
        lead: 'One that says it all, one that says nothing, and nine in between that we did not know where to put until the very end, so here they are, all of them.',
        items: [
          { link: { label: 'O', href: '/' }, size: 'large' },
          {
            link: {
              label:
                'Click here to consult all documents of the past season that are not to be found elsewhere',
              href: '/ds-index',
            },
            look: 'outline',
            size: 'large',
          },
          { link: { label: 'Yes', href: '#worst-case' } },
          { link: { label: 'No', href: '#worst-case' } },
          {
            link: {
              label: 'editorial-and-design-together@example.org',
              href: 'mailto:redaktion@example.org',
            },
            look: 'text',
          },
          { link: { label: '0711 1893', href: 'tel:+497111893' }, look: 'outline' },
          { link: { label: 'VfB Express', href: '/vfbexpress' }, look: 'text', size: 'large' },
          { link: { label: '…', href: '/strategie' }, icon: 'none' },
          { link: { label: 'One more', href: '/demo/hero' }, look: 'outline', icon: 'none' },
          { link: { label: 'And one more', href: '/demo/media' }, look: 'text', icon: 'none' },
          { link: { label: 'The end', href: '/demo/logos' } },
        ],
        alignment: 'center',
        ground: 'sand',
      },
    },
  },
];
