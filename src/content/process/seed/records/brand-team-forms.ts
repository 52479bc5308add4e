import { demoForm } from './demo-form.ts';

const question = demoForm({
  key: 'kontakt',
  title: { de: 'Frag das Marken\u00ADteam', en: 'Ask the brand team' },
  introduction: {
    de: 'Fragen zu Ring, Schrift und Farbe beantworten wir in zwei Werktagen. Nach 90 Tagen löschen wir, was du uns schreibst; mehr dazu steht unter „Datenschutz“ am Fuß der Seite.',
    en: 'Questions about ring, type and colour are answered within two working days. What you write to us is deleted after 90 days; “Privacy” at the foot of the page says more.',
  },
  fields: [
    {
      name: 'name',
      label: { de: 'Name', en: 'Name' },
      type: 'text',
      required: true,
      purpose: 'name',
    },
    {
      name: 'e-mail',
      label: { de: 'E-Mail', en: 'E-mail' },
      type: 'email',
      required: true,
      hint: { de: 'Nur für die Antwort.', en: 'For our reply only.' },
      purpose: 'email',
    },
    {
      name: 'thema',
      label: { de: 'Worum geht es?', en: 'What is it about?' },
      type: 'select',
      required: true,
      options: [
        { name: 'ring', label: { de: 'Der Ring', en: 'The ring' } },
        { name: 'wortmarke', label: { de: 'Wortmarke und Logos', en: 'Wordmark and logos' } },
        { name: 'schrift', label: { de: 'Schrift', en: 'Type' } },
        { name: 'farbe', label: { de: 'Farbe', en: 'Colour' } },
        { name: 'anderes', label: { de: 'Etwas anderes', en: 'Something else' } },
      ],
    },
    {
      name: 'anderes-thema',
      label: { de: 'Und zwar?', en: 'What is it?' },
      type: 'text',
      required: true,
      hint: { de: 'Drei Wörter genügen.', en: 'Three words will do.' },
      showIfField: 'thema',
      showIfValue: 'anderes',
    },
    {
      name: 'frage',
      label: { de: 'Deine Frage', en: 'Your question' },
      type: 'longText',
      required: true,
      hint: {
        de: 'Maße, Untergrund und ein Termin helfen uns.',
        en: 'Measures, background and a date help us.',
      },
    },
  ],
  submitLabel: { de: 'Frage senden', en: 'Send question' },
  confirmation: {
    de: 'Deine Frage liegt auf dem Tisch. Wir melden uns in zwei Werktagen.',
    en: 'Your question is on the table. We will be in touch within two working days.',
  },
  recipients: ['markenteam@example.org'],
  retentionDays: 90,
});

const press = demoForm({
  key: 'presse',
  title: { de: 'Presse\u00ADmaterial', en: 'Press material' },
  introduction: {
    de: 'Für Redaktionen: Logos, Pressebilder und Zitate, freigegeben und in Druckgröße.',
    en: 'For newsrooms: logos, press pictures and quotes, cleared and at print size.',
  },
  fields: [
    { name: 'wer', label: { de: 'Wer fragt', en: 'Who is asking' }, type: 'heading' },
    {
      name: 'name',
      label: { de: 'Name', en: 'Name' },
      type: 'text',
      required: true,
      purpose: 'name',
      width: 'half',
    },
    {
      name: 'redaktion',
      label: { de: 'Redaktion', en: 'Newsroom' },
      type: 'text',
      required: true,
      purpose: 'organization',
      width: 'half',
    },
    {
      name: 'e-mail',
      label: { de: 'E-Mail', en: 'E-mail' },
      type: 'email',
      required: true,
      purpose: 'email',
    },
    {
      name: 'telefon',
      label: { de: 'Telefon', en: 'Telephone' },
      type: 'telephone',
      hint: { de: 'Für Rückfragen vor Redaktionsschluss.', en: 'For questions before you go to press.' },
      purpose: 'tel',
    },
    { name: 'was', label: { de: 'Was gebraucht wird', en: 'What is needed' }, type: 'heading' },
    {
      name: 'medium',
      label: { de: 'Medium', en: 'Medium' },
      type: 'select',
      required: true,
      options: [
        { name: 'zeitung', label: { de: 'Zeitung', en: 'Newspaper' } },
        { name: 'magazin', label: { de: 'Magazin', en: 'Magazine' } },
        { name: 'fernsehen', label: { de: 'Fernsehen', en: 'Television' } },
        { name: 'radio', label: { de: 'Radio', en: 'Radio' } },
        { name: 'online', label: { de: 'Online', en: 'Online' } },
      ],
    },
    {
      name: 'material',
      label: { de: 'Material', en: 'Material' },
      type: 'checkboxes',
      required: true,
      hint: { de: 'Mehreres ist möglich.', en: 'Choose as many as you like.' },
      options: [
        { name: 'logos', label: { de: 'Logos', en: 'Logos' } },
        { name: 'trikots', label: { de: 'Trikots, freigestellt', en: 'Shirts, cut out' } },
        { name: 'motive', label: { de: 'Motive in Druckgröße', en: 'Motifs at print size' } },
        { name: 'zitate', label: { de: 'Zitate', en: 'Quotes' } },
      ],
    },
    {
      name: 'breite',
      label: { de: 'Größte Breite im Druck', en: 'Maximum print width' },
      type: 'number',
      required: true,
      hint: { de: 'In Zentimetern.', en: 'In centimetres.' },
      showIfField: 'material',
      showIfValue: 'motive',
    },
    {
      name: 'sprache',
      label: { de: 'Sprache der Unterlagen', en: 'Language of the documents' },
      type: 'radio',
      required: true,
      options: [
        { name: 'deutsch', label: { de: 'Deutsch', en: 'German' } },
        { name: 'englisch', label: { de: 'Englisch', en: 'English' } },
        { name: 'beides', label: { de: 'Beides', en: 'Both' } },
      ],
    },
    { name: 'termin', label: { de: 'Erscheint am', en: 'Published on' }, type: 'date', width: 'half' },
    {
      name: 'auflage',
      label: { de: 'Auflage', en: 'Print run' },
      type: 'number',
      hint: { de: 'Ungefähr genügt.', en: 'A rough figure will do.' },
      width: 'half',
    },
    {
      name: 'layout',
      label: { de: 'Entwurf der Seite', en: 'Draft of the page' },
      type: 'file',
      hint: {
        de: 'Wenn es ihn schon gibt: Dann passen wir den Ausschnitt an.',
        en: 'If there is one already: we crop to fit it.',
      },
      fileTypes: 'any',
      mostMegabytes: 5,
    },
    {
      name: 'vorhaben',
      label: { de: 'Was ihr vorhabt', en: 'What you are planning' },
      type: 'longText',
      required: true,
    },
    {
      name: 'bildnachweis',
      label: {
        de: 'Wir nennen den Bildnachweis, der an der Datei steht.',
        en: 'We print the credit that comes with each file.',
      },
      type: 'consent',
      required: true,
    },
    {
      name: 'herkunft',
      label: { de: 'Herkunft', en: 'Origin' },
      type: 'hidden',
      fixedValue: 'markenportal',
    },
  ],
  submitLabel: { de: 'Material anfragen', en: 'Request material' },
  confirmation: {
    de: 'Ist angekommen. Die Pressestelle schickt die Unterlagen am nächsten Werktag.',
    en: 'Received. The press office sends everything on the next working day.',
  },
  recipients: ['presse@example.org', 'markenteam@example.org'],
  retentionDays: 180,
});

export const brandTeamForms = [question, press];
