import type { AuthoredValues } from '#fields/content-field.ts';
import type { formFields } from '#forms/form.fields.ts';

type AuthoredForm = AuthoredValues<typeof formFields>;

interface DemoForm {
  /** By which blocks name the form. */
  key: string;
  de: AuthoredForm;
  en: AuthoredForm;
}

/** The forms that the demo pages and the block examples show. Both languages list the same fields in the same order. */
export const demoForms: readonly DemoForm[] = [
  {
    key: 'kontakt',
    de: {
      title: 'Frag das Marken\u00ADteam',
      introduction: 'Fragen zu Ring, Schrift und Farbe beantworten wir in zwei Werktagen.',
      fields: [
        { label: 'Name', type: 'text', required: true, purpose: 'name', options: [] },
        {
          label: 'E-Mail',
          type: 'email',
          required: true,
          hint: 'Nur für die Antwort.',
          purpose: 'email',
          options: [],
        },
        {
          label: 'Worum geht es?',
          type: 'select',
          required: true,
          options: [
            { label: 'Der Ring' },
            { label: 'Wortmarke und Logos' },
            { label: 'Schrift' },
            { label: 'Farbe' },
            { label: 'Etwas anderes' },
          ],
        },
        {
          label: 'Deine Frage',
          type: 'longText',
          required: true,
          hint: 'Maße, Untergrund und ein Termin helfen uns.',
          options: [],
        },
        {
          label: 'Ihr dürft meine Angaben speichern, bis die Frage beantwortet ist.',
          type: 'consent',
          required: true,
          options: [],
        },
      ],
      submitLabel: 'Frage senden',
      confirmation: 'Deine Frage liegt auf dem Tisch. Wir melden uns in zwei Werktagen.',
    },
    en: {
      title: 'Ask the brand team',
      introduction: 'Questions about ring, type and colour are answered within two working days.',
      fields: [
        { label: 'Name', type: 'text', required: true, purpose: 'name', options: [] },
        {
          label: 'E-mail',
          type: 'email',
          required: true,
          hint: 'For our reply only.',
          purpose: 'email',
          options: [],
        },
        {
          label: 'What is it about?',
          type: 'select',
          required: true,
          options: [
            { label: 'The ring' },
            { label: 'Wordmark and logos' },
            { label: 'Type' },
            { label: 'Colour' },
            { label: 'Something else' },
          ],
        },
        {
          label: 'Your question',
          type: 'longText',
          required: true,
          hint: 'Measures, background and a date help us.',
          options: [],
        },
        {
          label: 'You may keep my details until the question is answered.',
          type: 'consent',
          required: true,
          options: [],
        },
      ],
      submitLabel: 'Send question',
      confirmation: 'Your question is on the table. We will be in touch within two working days.',
    },
  },
  {
    key: 'presse',
    de: {
      title: 'Presse\u00ADmaterial',
      introduction: 'Für Redaktionen: Logos, Pressebilder und Zitate, freigegeben und in Druckgröße.',
      fields: [
        { label: 'Wer fragt', type: 'heading', options: [] },
        { label: 'Name', type: 'text', required: true, purpose: 'name', options: [] },
        { label: 'Redaktion', type: 'text', required: true, purpose: 'organization', options: [] },
        { label: 'E-Mail', type: 'email', required: true, purpose: 'email', options: [] },
        {
          label: 'Telefon',
          type: 'telephone',
          hint: 'Für Rückfragen vor Redaktionsschluss.',
          purpose: 'tel',
          options: [],
        },
        { label: 'Was gebraucht wird', type: 'heading', options: [] },
        {
          label: 'Medium',
          type: 'select',
          required: true,
          options: [
            { label: 'Zeitung' },
            { label: 'Magazin' },
            { label: 'Fernsehen' },
            { label: 'Radio' },
            { label: 'Online' },
          ],
        },
        {
          label: 'Material',
          type: 'checkboxes',
          hint: 'Mehreres ist möglich.',
          options: [
            { label: 'Logos' },
            { label: 'Trikots, freigestellt' },
            { label: 'Motive in Druckgröße' },
            { label: 'Zitate' },
          ],
        },
        {
          label: 'Sprache der Unterlagen',
          type: 'radio',
          required: true,
          options: [{ label: 'Deutsch' }, { label: 'Englisch' }, { label: 'Beides' }],
        },
        { label: 'Erscheint am', type: 'date', options: [] },
        { label: 'Auflage', type: 'number', hint: 'Ungefähr genügt.', options: [] },
        { label: 'Was ihr vorhabt', type: 'longText', required: true, options: [] },
        {
          label: 'Wir nennen den Bildnachweis, der an der Datei steht.',
          type: 'consent',
          required: true,
          options: [],
        },
      ],
      submitLabel: 'Material anfragen',
      confirmation: 'Ist angekommen. Die Pressestelle schickt die Unterlagen am nächsten Werktag.',
    },
    en: {
      title: 'Press material',
      introduction: 'For editorial offices: logos, press pictures and quotes, cleared and at print size.',
      fields: [
        { label: 'Who is asking', type: 'heading', options: [] },
        { label: 'Name', type: 'text', required: true, purpose: 'name', options: [] },
        { label: 'Editorial office', type: 'text', required: true, purpose: 'organization', options: [] },
        { label: 'E-mail', type: 'email', required: true, purpose: 'email', options: [] },
        {
          label: 'Telephone',
          type: 'telephone',
          hint: 'For questions before you go to press.',
          purpose: 'tel',
          options: [],
        },
        { label: 'What is needed', type: 'heading', options: [] },
        {
          label: 'Medium',
          type: 'select',
          required: true,
          options: [
            { label: 'Newspaper' },
            { label: 'Magazine' },
            { label: 'Television' },
            { label: 'Radio' },
            { label: 'Online' },
          ],
        },
        {
          label: 'Material',
          type: 'checkboxes',
          hint: 'Choose as many as you like.',
          options: [
            { label: 'Logos' },
            { label: 'Shirts, cut out' },
            { label: 'Motifs at print size' },
            { label: 'Quotes' },
          ],
        },
        {
          label: 'Language of the documents',
          type: 'radio',
          required: true,
          options: [{ label: 'German' }, { label: 'English' }, { label: 'Both' }],
        },
        { label: 'Published on', type: 'date', options: [] },
        { label: 'Print run', type: 'number', hint: 'A rough figure will do.', options: [] },
        { label: 'What you are planning', type: 'longText', required: true, options: [] },
        {
          label: 'We print the credit that comes with each file.',
          type: 'consent',
          required: true,
          options: [],
        },
      ],
      submitLabel: 'Request material',
      confirmation: 'Received. The press office sends everything on the next working day.',
    },
  },
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
          hint: 'It stands on the sewn-in label, mostly at the bottom left and hard to read after the second wash; the year of purchase will then do.',
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
