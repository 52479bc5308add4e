import type { Field } from 'payload';
import { momentField } from '#fields/moment.ts';
import { redirectTarget } from '#pages/redirect-target.ts';
import { checkRedirectTarget, redirectTargetField } from './redirect-target.ts';

export function routeFields(): Field[] {
  const when = { date: { pickerAppearance: 'dayAndTime' as const }, components: { Field: momentField } };
  return [
    {
      name: 'redirectTo',
      type: 'text',
      label: { de: 'Weiterleiten nach', en: 'Redirect to' },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? redirectTarget(value) : value)],
      },
      validate: checkRedirectTarget,
      admin: {
        components: { Field: redirectTargetField },
        description: {
          de: 'Statt der Seite wird dieses Ziel geöffnet. Abfrage und Sprungziel bleiben erhalten.',
          en: 'This target opens instead of the page. Query and anchor are kept.',
        },
      },
    },
    {
      name: 'redirectStatus',
      type: 'select',
      label: { de: 'Dauer der Weiterleitung', en: 'Duration of the redirect' },
      defaultValue: '302',
      options: [
        { value: '301', label: { de: 'Dauerhaft (301)', en: 'Permanent (301)' } },
        { value: '302', label: { de: 'Vorläufig (302)', en: 'Temporary (302)' } },
      ],
      admin: {
        description: {
          de: 'Dauerhafte merken sich Browser und Suchmaschinen.',
          en: 'Browsers and search engines remember permanent ones.',
        },
      },
    },
    {
      name: 'scrollToTop',
      type: 'checkbox',
      label: { de: 'Beim Öffnen nach oben', en: 'Open at the top' },
      defaultValue: true,
      admin: {
        description: {
          de: 'Ausgeschaltet bleibt die Scrollposition, wo sie ist.',
          en: 'If off, the scroll position stays where it is.',
        },
      },
    },
    {
      name: 'transition',
      type: 'checkbox',
      label: { de: 'Mit Übergang öffnen', en: 'Open with a transition' },
      defaultValue: true,
      admin: {
        description: {
          de: 'Ausgeschaltet ist die Seite ohne das Band sofort da.',
          en: 'If off, the page appears at once, without the band.',
        },
      },
    },
    {
      name: 'visibleFrom',
      type: 'date',
      label: { de: 'Sichtbar ab', en: 'Visible from' },
      admin: {
        ...when,
        description: {
          de: 'Vorher antwortet die Adresse mit „nicht gefunden“.',
          en: 'Before that the address responds with “not found”.',
        },
      },
    },
    {
      name: 'visibleUntil',
      type: 'date',
      label: { de: 'Sichtbar bis', en: 'Visible until' },
      admin: {
        ...when,
        description: {
          de: 'Danach antwortet die Adresse mit „nicht gefunden“.',
          en: 'After that the address responds with “not found”.',
        },
      },
    },
  ];
}
