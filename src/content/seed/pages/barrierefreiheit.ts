import type { DemoPage } from '#content/seed/demo-page.ts';
import { bullets, passages } from './markdown-text.ts';

const german = passages(
  'Ein Stadion hat Rampen. Eine Website auch, wenn man sie einbaut. Diese Erklärung sagt, was wir eingebaut haben, was noch fehlt und wem man es meldet.',
  'Was nur der Betreiber wissen kann, ist so gekennzeichnet: **[Hier eintragen: …]**',
  '## Unser Ziel',
  'Diese Website soll die Richtlinien für barrierefreie Webinhalte **WCAG\u00A02.2 auf Stufe\u00A0AA** erfüllen, und damit auch die Anforderungen der Norm EN\u00A0301\u00A0549 an Webseiten.',
  'Rechtsgrundlage: **[Hier eintragen: das Barrierefreiheits\u00ADstärkungsgesetz (BFSG), wenn hier Verbraucherinnen und Verbraucher etwas kaufen oder buchen können; die BITV\u00A02.0 für öffentliche Stellen; sonst freiwillig]**',
  '## Stand',
  '**[Hier eintragen: Ergebnis der letzten Prüfung, wer geprüft hat, wann und nach welchem Verfahren]**',
  '## Was eingebaut ist',
  bullets(
    'Alles lässt sich mit der Tastatur bedienen. Ein Link am Anfang jeder Seite führt gleich zum Inhalt, und ein Rahmen zeigt, wo man gerade ist.',
    'Lesen, Aufklappen, Abstimmen und Schreiben geht auch ohne JavaScript, außer bei Abstimmungen mit Rechenaufgabe.',
    'Text hat mindestens 4,5\u00A0:\u00A01 Kontrast, große Schrift und Bedienelemente mindestens 3\u00A0:\u00A01.',
    'Die Seiten bleiben bei 320\u00A0Pixeln Breite und bei 400\u00A0% Vergrößerung ohne seitliches Scrollen lesbar. Breite Tabellen scrollen für sich.',
    'Wer weniger Bewegung eingestellt hat, bekommt keine. Was länger als fünf Sekunden läuft, hat einen Knopf zum Anhalten.',
    'Bilder haben einen Alternativtext in beiden Sprachen. Ergebnisse stehen als Zahl da, nicht nur als Balken.',
    'Knöpfe und Felder sind groß genug für den Daumen. Ein Link mitten im Text ist so hoch wie seine Zeile.',
  ),
  '## Was noch fehlt',
  '**[Hier eintragen: bekannte Barrieren, warum es sie gibt, welchen Weg man stattdessen nehmen kann und bis wann sie verschwinden]**',
  '## Eine Barriere melden',
  'Etwas geht nicht? Schreib uns, auf welcher Seite und womit du unterwegs warst. Das Formular am Ende dieser Seite genügt; wähle dort „Etwas anderes“. Oder so:',
  bullets(
    'E-Mail: **[Hier eintragen: Adresse]**',
    'Telefon: **[Hier eintragen: Nummer]**',
    'Post: **[Hier eintragen: Anschrift]**',
  ),
  'Du bekommst innerhalb von **[Hier eintragen: Frist]** eine Antwort.',
  '## Wenn wir nicht weiterhelfen',
  '**[Hier eintragen: für Angebote nach dem BFSG die zuständige Marktüberwachungsbehörde mit Anschrift; für öffentliche Stellen die Schlichtungs- oder Durchsetzungsstelle des Bundes oder des Landes]**',
  '## Datum dieser Erklärung',
  '**[Hier eintragen: erstellt am, zuletzt geprüft am]**',
);

const english = passages(
  'A stadium has ramps. So does a website, if you build them in. This statement says what we have built in, what is still missing, and whom to tell.',
  'What only the operator can know is marked like this: **[Enter here: …]**',
  '## Our goal',
  'This site aims to meet the Web Content Accessibility Guidelines, **WCAG\u00A02.2 at level\u00A0AA**, and with them the requirements of the standard EN\u00A0301\u00A0549 for web pages.',
  'Legal basis: **[Enter here: the German Accessibility Strengthening Act (BFSG) if consumers can buy or book something here; the BITV\u00A02.0 for public bodies; otherwise voluntary]**',
  '## Status',
  '**[Enter here: outcome of the latest audit, who carried it out, when, and by what method]**',
  '## What is built in',
  bullets(
    'Everything works from the keyboard. A link at the start of each page leads straight to its content, and an outline shows where you are.',
    'Reading, unfolding, voting and writing to us all work without JavaScript, except in polls that ask for a calculation.',
    'Text has a contrast of at least 4.5\u00A0:\u00A01, large type and controls at least 3\u00A0:\u00A01.',
    'At 320\u00A0pixels wide, or zoomed to 400%, pages read without scrolling sideways. Wide tables scroll on their own.',
    'If you asked your device for less motion, you get none. Whatever runs for more than five seconds has a pause button.',
    'Pictures have alternative text in both languages. Results are given as numbers, not as bars alone.',
    'Buttons and fields are big enough for a thumb. A link within a text is as tall as its line.',
  ),
  '## What is missing',
  '**[Enter here: known barriers, why they exist, which way round them there is, and when they will be gone]**',
  '## Tell us about a barrier',
  'Something doesn’t work? Tell us on which page, and what you were using. The form at the end of this page will do; choose “Something else” there. Or:',
  bullets(
    'E-mail: **[Enter here: address]**',
    'Telephone: **[Enter here: number]**',
    'Post: **[Enter here: address]**',
  ),
  'You will have a reply within **[Enter here: period]**.',
  '## If we can’t help',
  '**[Enter here: for services under the BFSG, the competent market surveillance authority and its address; for public bodies, the federal or state arbitration or enforcement body]**',
  '## Date of this statement',
  '**[Enter here: drawn up on, last reviewed on]**',
);

export const barrierefreiheit: DemoPage = {
  path: '/barrierefreiheit',
  layout: 'default',
  de: {
    title: 'Barrierefreiheit',
    description:
      'Was diese Website für alle zugänglich macht, was noch fehlt und wie man eine Barriere meldet.',
    blocks: [
      {
        kind: 'headline',
        title: 'Barriere\u00ADfreiheit',
        intro: 'Jeder Platz hat gute Sicht.',
        size: 'large',
      },
      { kind: 'rich-text', content: german },
      { kind: 'form', form: 'kontakt', ground: 'sand' },
    ],
  },
  en: {
    title: 'Accessibility',
    description: 'What makes this site open to everyone, what is still missing, and how to report a barrier.',
    blocks: [
      { kind: 'headline', title: 'Accessi\u00ADbility', intro: 'Every seat has a good view.', size: 'large' },
      { kind: 'rich-text', content: english },
      { kind: 'form', form: 'kontakt', ground: 'sand' },
    ],
  },
};
