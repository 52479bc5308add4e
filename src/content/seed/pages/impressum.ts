import type { DemoPage } from '#content/seed/demo-page.ts';
import { bullets, passages } from './markdown-text.ts';

const german = passages(
  '## Zu dieser Fassung',
  '**Diese Website ist eine Vorführung.** Sie ist nicht die Website eines bestehenden Vereins und wird von keinem betrieben, beauftragt oder gebilligt. Namen, Daten, Zahlen, Preise, Zitate und Abstimmungen im mitgelieferten Inhalt sind Beispiele.',
  'Wer die Website betreibt, trägt unten die eigenen Angaben ein und lässt sie rechtlich prüfen. Jede offene Stelle ist so gekennzeichnet: **[Hier eintragen: …]**',
  '## Angaben nach §\u00A05 DDG',
  '**[Hier eintragen: Name der Anbieterin oder des Anbieters mit Rechtsform]**',
  '**[Hier eintragen: Straße und Hausnummer, Postleitzahl und Ort; kein Postfach]**',
  '## Vertretung',
  'Vertreten durch: **[Hier eintragen: vertretungsberechtigte Personen mit Vor- und Nachnamen und Funktion]**',
  '## Kontakt',
  bullets(
    'E-Mail: **[Hier eintragen: Adresse]**',
    'Telefon: **[Hier eintragen: Nummer oder ein anderer Weg, der ebenso schnell und unmittelbar ist]**',
  ),
  '## Register und Steuer',
  bullets(
    'Registergericht: **[Hier eintragen: Amtsgericht]**',
    'Registernummer: **[Hier eintragen: VR oder HRB und Nummer]**',
    'Umsatzsteuer-Identifikations\u00ADnummer nach §\u00A027a UStG: **[Hier eintragen, falls vorhanden]**',
    'Wirtschafts-Identifikations\u00ADnummer nach §\u00A0139c AO: **[Hier eintragen, falls vorhanden]**',
    'Zuständige Aufsichtsbehörde: **[Hier eintragen, falls die Tätigkeit einer Zulassung bedarf; sonst streichen]**',
  ),
  '## Verantwortlich für den Inhalt',
  'Nach §\u00A018 Absatz\u00A02 MStV: **[Hier eintragen: Vor- und Nachname, Anschrift; nötig bei journalistisch-redaktionellen Inhalten]**',
  '## Streitbeilegung',
  '**[Hier eintragen: ob die Anbieterin oder der Anbieter nach §\u00A036 VSBG bereit oder verpflichtet ist, an einem Verfahren vor einer Verbraucher\u00ADschlichtungsstelle teilzunehmen; falls ja, deren Name, Anschrift und Website]**',
  '## Bilder und Schrift',
  'Alle Motive, Trikots und Logos im mitgelieferten Inhalt sind für diese Website gezeichnet. Sie zeigen kein Wappen und kein Zeichen eines bestehenden Vereins. **[Hier eintragen: Nachweise für eigene Bilder]**',
  'Die Schrift ist Archivo, Copyright 2020 The Archivo Project Authors, unter der SIL Open Font License 1.1.',
);

const english = passages(
  '## About this version',
  '**This website is a demonstration.** It is not the website of any existing club, nor is it run, commissioned or endorsed by one. Names, dates, figures, prices, quotes and polls in the supplied content are illustrative.',
  'Whoever runs this site enters their own details below and has them checked by a lawyer. Every gap is marked like this: **[Enter here: …]**',
  'German law applies to this notice; section names refer to it.',
  '## Provider (section\u00A05 DDG)',
  '**[Enter here: name of the provider and legal form]**',
  '**[Enter here: street and number, postcode and town; no PO box]**',
  '## Represented by',
  '**[Enter here: authorised representatives with first name, surname and office]**',
  '## Contact',
  bullets(
    'E-mail: **[Enter here: address]**',
    'Telephone: **[Enter here: number, or another way that is just as fast and direct]**',
  ),
  '## Registration and tax',
  bullets(
    'Court of registration: **[Enter here: local court]**',
    'Registration number: **[Enter here: VR or HRB and number]**',
    'VAT identification number (section\u00A027a UStG): **[Enter here, if there is one]**',
    'Business identification number (section\u00A0139c AO): **[Enter here, if there is one]**',
    'Supervisory authority: **[Enter here, if the activity needs a licence; otherwise delete]**',
  ),
  '## Responsible for content',
  'Under section\u00A018(2) MStV: **[Enter here: first name, surname and address; needed for journalistic and editorial content]**',
  '## Dispute resolution',
  '**[Enter here: whether the provider is willing or obliged under section\u00A036 VSBG to take part in proceedings before a consumer arbitration board; if so, its name, address and website]**',
  '## Pictures and type',
  'All motifs, shirts and logos in the supplied content were drawn for this site. They show no crest and no mark of an existing club. **[Enter here: credits for your own pictures]**',
  'The typeface is Archivo, copyright 2020 The Archivo Project Authors, under the SIL Open Font License 1.1.',
);

export const impressum: DemoPage = {
  path: '/impressum',
  layout: 'default',
  de: {
    title: 'Impressum',
    description:
      'Wer diese Website betreibt und wie man uns erreicht. Der mitgelieferte Inhalt ist beispielhaft.',
    blocks: [
      { kind: 'headline', title: 'Impressum', intro: 'Wer hier spricht.', size: 'large' },
      { kind: 'rich-text', content: german },
    ],
  },
  en: {
    title: 'Imprint',
    description: 'Who runs this site and how to reach them. The supplied content is illustrative.',
    blocks: [
      { kind: 'headline', title: 'Imprint', intro: 'Who is speaking here.', size: 'large' },
      { kind: 'rich-text', content: english },
    ],
  },
};
