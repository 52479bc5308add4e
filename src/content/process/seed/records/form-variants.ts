import { demoForm } from './demo-form.ts';

const callback = demoForm({
  key: 'rueckruf',
  title: { de: 'Rückruf', en: 'Call me back' },
  fields: [
    {
      name: 'telefon',
      label: { de: 'Telefon', en: 'Telephone' },
      type: 'telephone',
      required: true,
      purpose: 'tel',
    },
    {
      name: 'postleitzahl',
      label: { de: 'Postleitzahl', en: 'Postcode' },
      type: 'text',
      purpose: 'postal-code',
    },
  ],
  submitLabel: { de: 'Zurückrufen lassen', en: 'Ask for a call' },
  confirmation: { de: 'Wir rufen an.', en: 'We will call.' },
  recipients: ['markenteam@example.org'],
  retentionDays: 14,
});

/** The longest form, with words that must break. */
const permission = demoForm({
  key: 'antrag',
  title: {
    de: 'Groß\u00ADfahnen\u00ADantrag',
    en: 'Permission for a large flag',
  },
  introduction: {
    de: 'Für alles, was länger ist als ein Meter fünfzig oder breiter als der eigene Nachbar. Die Ordnungsdienstleitung antwortet schriftlich, spätestens am Abend vor dem Spiel; ohne Antwort gilt die Stange als zu lang. Was wir hier fragen, fragen wir nur einmal pro Saison.',
    en: 'For everything longer than one metre fifty or wider than your neighbour. The stewards’ office answers in writing, at the latest on the evening before the match; without an answer the pole counts as too long. What we ask here we ask only once a season.',
  },
  fields: [
    { name: 'die-stange', label: { de: 'Die Stange', en: 'The pole' }, type: 'heading' },
    {
      name: 'laenge',
      label: { de: 'Länge', en: 'Length' },
      type: 'number',
      required: true,
      hint: { de: 'In Zentimetern, ohne Spitze.', en: 'In centimetres, without the tip.' },
    },
    {
      name: 'nachweis',
      label: {
        de: 'Fahnen\u00ADtuch\u00ADbrand\u00ADschutz\u00ADklassen\u00ADnachweis\u00ADnummer',
        en: 'Flag cloth fire-protection certificate number',
      },
      type: 'text',
      hint: {
        de: 'Steht auf dem eingenähten Etikett, meist unten links und nach der zweiten Wäsche kaum noch zu lesen; dann genügt das Kaufjahr.',
        en: 'You’ll find it on the sewn-in label, usually at the bottom left and hard to read after the second wash; the year of purchase will then do.',
      },
    },
    {
      name: 'verbindung',
      label: { de: 'Womit ist sie verbunden?', en: 'What holds it together?' },
      type: 'radio',
      required: true,
      options: [
        { name: 'faden', label: { de: 'Faden', en: 'Thread' } },
        {
          name: 'kabelbinder',
          label: {
            de: 'Kabelbinder, und zwar so viele, dass man sie nicht mehr zählen möchte',
            en: 'Cable ties, so many of them that nobody would want to count',
          },
        },
        { name: 'hoffnung', label: { de: 'Hoffnung', en: 'Hope' } },
      ],
    },
    {
      name: 'kabelbinder',
      label: { de: 'Wie viele ungefähr?', en: 'Roughly how many?' },
      type: 'number',
      required: true,
      showIfField: 'verbindung',
      showIfValue: 'kabelbinder',
    },
    {
      name: 'wo',
      label: { de: 'Wo soll sie stehen?', en: 'Where should it stand?' },
      type: 'checkboxes',
      options: [
        { name: 'a', label: { de: 'A', en: 'A' } },
        {
          name: 'unterrang',
          label: {
            de: 'Unterrang, hinter dem Tor, dritte Reihe von unten, neben dem Pfeiler',
            en: 'Lower tier, behind the goal, third row from the bottom, beside the pillar',
          },
        },
        { name: 'oberrang', label: { de: 'Oberrang', en: 'Upper tier' } },
        { name: 'gaesteblock', label: { de: 'Gästeblock', en: 'Away end' } },
        { name: 'ueberall', label: { de: 'Überall', en: 'Everywhere' } },
      ],
    },
    { name: 'du', label: { de: 'Du', en: 'You' }, type: 'heading' },
    {
      name: 'name',
      label: { de: 'Name', en: 'Name' },
      type: 'text',
      required: true,
      purpose: 'name',
      width: 'half',
    },
    {
      name: 'gruppe',
      label: { de: 'Gruppe', en: 'Group' },
      type: 'text',
      purpose: 'organization',
      width: 'half',
    },
    { name: 'spieltag', label: { de: 'Spieltag', en: 'Matchday' }, type: 'date', required: true },
    {
      name: 'x',
      label: { de: 'X', en: 'X' },
      type: 'select',
      options: [{ name: 'ja', label: { de: 'Ja', en: 'Yes' } }],
    },
    {
      name: 'bild',
      label: { de: 'Bild der ganzen Stange', en: 'Picture of the whole pole' },
      type: 'file',
      hint: {
        de: 'Vom Oberrang aus, falls sie anders nicht ganz aufs Bild passt.',
        en: 'From the upper tier, if it does not fit into the picture otherwise.',
      },
      fileTypes: 'images',
      mostMegabytes: 10,
    },
    {
      name: 'begruendung',
      label: { de: 'Begründung', en: 'Reasons' },
      type: 'longText',
      hint: { de: 'Auf Wunsch in Versen.', en: 'In verse if you wish.' },
    },
    {
      name: 'messung',
      label: {
        de: 'Ich weiß, dass die Ordnungsdienstleitung die Stange am Eingang noch einmal misst, dass dabei das Maß der Ordnungsdienstleitung gilt, und dass eine zu lange Stange bis zum Abpfiff neben den Regenschirmen wartet.',
        en: 'I know that the stewards measure the pole again at the entrance, that their measure counts, and that a pole which is too long waits beside the umbrellas until the final whistle.',
      },
      type: 'consent',
      required: true,
    },
  ],
  submitLabel: { de: 'Genehmigung beantragen', en: 'Apply for permission' },
  confirmation: {
    de: 'Der Antrag liegt vor. Bitte die Stange bis dahin nicht verlängern.',
    en: 'The application is in. Please do not lengthen the pole meanwhile.',
  },
  recipients: ['ordnungsdienst@example.org'],
  retentionDays: 365,
});

export const formVariants = [callback, permission];
