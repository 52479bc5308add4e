import type { DemoForm } from './demo-form.ts';

/** The shortest form and the longest, for the block's demo page. */
export const formVariants: readonly DemoForm[] = [
  {
    key: 'rueckruf',
    de: {
      title: 'Rückruf',
      fields: [
        { label: 'Telefon', type: 'telephone', required: true, purpose: 'tel', options: [] },
        { label: 'Postleitzahl', type: 'text', purpose: 'postal-code', options: [] },
      ],
      submitLabel: 'Zurückrufen lassen',
      confirmation: 'Wir rufen an.',
    },
    en: {
      title: 'Call me back',
      fields: [
        { label: 'Telephone', type: 'telephone', required: true, purpose: 'tel', options: [] },
        { label: 'Postcode', type: 'text', purpose: 'postal-code', options: [] },
      ],
      submitLabel: 'Ask for a call',
      confirmation: 'We will call.',
    },
  },
  {
    key: 'antrag',
    de: {
      title: 'Fahnen\u00ADstangen\u00ADlängen\u00ADüberschreitungs\u00ADgenehmigung',
      introduction:
        'Für alles, was länger ist als ein Meter fünfzig oder breiter als der eigene Nachbar. Die Ordnungsdienstleitung antwortet schriftlich, spätestens am Abend vor dem Spiel; ohne Antwort gilt die Stange als zu lang. Was wir hier fragen, fragen wir nur einmal pro Saison.',
      fields: [
        { label: 'Die Stange', type: 'heading', options: [] },
        { label: 'Länge', type: 'number', required: true, hint: 'In Zentimetern, ohne Spitze.', options: [] },
        {
          label: 'Fahnen\u00ADtuch\u00ADbrand\u00ADschutz\u00ADklassen\u00ADnachweis\u00ADnummer',
          type: 'text',
          hint: 'Steht auf dem eingenähten Etikett, meist unten links und nach der zweiten Wäsche kaum noch zu lesen; dann genügt das Kaufjahr.',
          options: [],
        },
        {
          label: 'Womit ist sie verbunden?',
          type: 'radio',
          required: true,
          options: [
            { label: 'Faden' },
            { label: 'Kabelbinder, und zwar so viele, dass man sie nicht mehr zählen möchte' },
            { label: 'Hoffnung' },
          ],
        },
        {
          label: 'Wo soll sie stehen?',
          type: 'checkboxes',
          options: [
            { label: 'A' },
            { label: 'Unterrang, hinter dem Tor, dritte Reihe von unten, neben dem Pfeiler' },
            { label: 'Oberrang' },
            { label: 'Gästeblock' },
            { label: 'Überall' },
          ],
        },
        { label: 'Du', type: 'heading', options: [] },
        { label: 'Name', type: 'text', required: true, purpose: 'name', options: [] },
        { label: 'Gruppe', type: 'text', purpose: 'organization', options: [] },
        { label: 'Spieltag', type: 'date', required: true, options: [] },
        { label: 'X', type: 'select', options: [{ label: 'Ja' }] },
        { label: 'Begründung', type: 'longText', hint: 'Auf Wunsch in Versen.', options: [] },
        {
          label:
            'Ich weiß, dass die Ordnungsdienstleitung die Stange am Eingang noch einmal misst, dass dabei das Maß der Ordnungsdienstleitung gilt, und dass eine zu lange Stange bis zum Abpfiff neben den Regenschirmen wartet.',
          type: 'consent',
          required: true,
          options: [],
        },
      ],
      submitLabel: 'Genehmigung beantragen',
      confirmation: 'Der Antrag liegt vor. Bitte die Stange bis dahin nicht verlängern.',
    },
    en: {
      title: 'Permission for over-length flagpoles',
      introduction:
        'For everything longer than one metre fifty or wider than your neighbour. The stewards’ office answers in writing, at the latest on the evening before the match; without an answer the pole counts as too long. What we ask here we ask only once a season.',
      fields: [
        { label: 'The pole', type: 'heading', options: [] },
        {
          label: 'Length',
          type: 'number',
          required: true,
          hint: 'In centimetres, without the tip.',
          options: [],
        },
        {
          label: 'Flag cloth fire-protection certificate number',
          type: 'text',
          hint: 'You’ll find it on the sewn-in label, usually at the bottom left and hard to read after the second wash; the year of purchase will then do.',
          options: [],
        },
        {
          label: 'What holds it together?',
          type: 'radio',
          required: true,
          options: [
            { label: 'Thread' },
            { label: 'Cable ties, so many of them that nobody would want to count' },
            { label: 'Hope' },
          ],
        },
        {
          label: 'Where should it stand?',
          type: 'checkboxes',
          options: [
            { label: 'A' },
            { label: 'Lower tier, behind the goal, third row from the bottom, beside the pillar' },
            { label: 'Upper tier' },
            { label: 'Away end' },
            { label: 'Everywhere' },
          ],
        },
        { label: 'You', type: 'heading', options: [] },
        { label: 'Name', type: 'text', required: true, purpose: 'name', options: [] },
        { label: 'Group', type: 'text', purpose: 'organization', options: [] },
        { label: 'Matchday', type: 'date', required: true, options: [] },
        { label: 'X', type: 'select', options: [{ label: 'Yes' }] },
        { label: 'Reasons', type: 'longText', hint: 'In verse if you wish.', options: [] },
        {
          label:
            'I know that the stewards measure the pole again at the entrance, that their measure counts, and that a pole which is too long waits beside the umbrellas until the final whistle.',
          type: 'consent',
          required: true,
          options: [],
        },
      ],
      submitLabel: 'Apply for permission',
      confirmation: 'The application is in. Please do not lengthen the pole meanwhile.',
    },
  },
];
