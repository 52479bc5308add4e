import type { DemoPage } from '../demo-page.ts';
import { bullets, passages } from './markdown-text.ts';

const german = passages(
  'Ein Stadion hat Rampen. Eine Website auch, wenn man sie einbaut. Diese Erklärung sagt, was hier angeboten wird, was wir eingebaut haben, was noch fehlt und wem man es meldet.',
  '## Was diese Website anbietet',
  'Sie zeigt, wie der Verein auftritt und warum, und lädt ein mitzubestimmen. Man kann sie lesen, an Abstimmungen teilnehmen und ihr Ergebnis nachprüfen, Formulare ausfüllen, Logos herunterladen, Filme und Ton abspielen, Inhalte anderer Dienste laden und Produkte ansehen. Verkauft wird hier nichts: Der Link zum Shop führt weiter. Ein Konto braucht niemand.',
  'Bedient wird sie im Browser, mit Tastatur, Maus, Finger oder Stimme. Jede Seite gibt es auf Deutsch und auf Englisch.',
  '## Unser Ziel',
  'Diese Website soll die Richtlinien für barrierefreie Webinhalte **WCAG\u00A02.2 auf Stufe\u00A0AA** erfüllen, und damit auch die Anforderungen der Norm EN\u00A0301\u00A0549 an Webseiten. Wo Verbraucherinnen und Verbraucher etwas kaufen oder buchen, verlangt das das Barrierefreiheits\u00ADstärkungsgesetz (BFSG).',
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
  '## Wie geprüft wird und was fehlt',
  'Jede Seite wird bei jeder Änderung der Software von selbst geprüft: mit axe-core, in zwei Sprachen, mit und ohne JavaScript, schmal und vergrößert. Dazu kommt eine Durchsicht von Hand. Eine Prüfung durch Menschen, die auf Hilfsmittel angewiesen sind, und eine mit den verbreiteten Bildschirm\u00ADvorlesern steht noch aus. Inhalte anderer Dienste prüfen wir nicht; ein Link führt zum selben Inhalt beim Dienst.',
  '## Eine Barriere melden',
  'Etwas geht nicht? Schreib uns mit dem Formular am Ende dieser Seite, auf welcher Seite und womit du unterwegs warst.',
);

const germanAfter = passages(
  '## Wenn wir nicht weiterhelfen',
  'Ob Angebote die Vorgaben des BFSG einhalten, überwacht für alle Länder die Marktüberwachungs\u00ADstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.',
);

const english = passages(
  'A stadium has ramps. So does a website, if you build them in. This statement says what is offered here, what we have built in, what is still missing, and whom to tell.',
  '## What this website offers',
  'It shows how the club presents itself and why, and invites you to have a say. You can read it, take part in polls and check their results, fill in forms, download logos, play videos and sound, load other services’ content and look at products. Nothing is sold here: the link to the shop leads elsewhere. Nobody needs an account.',
  'It is used in a browser, by keyboard, mouse, finger or voice. Every page exists in German and in English.',
  '## Our goal',
  'This site aims to meet the Web Content Accessibility Guidelines, **WCAG\u00A02.2 at level\u00A0AA**, and with them the requirements of the standard EN\u00A0301\u00A0549 for web pages. Where consumers buy or book something, the German Accessibility Strengthening Act (BFSG) demands it.',
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
  '## How it is tested, and what is missing',
  'Every page is tested automatically whenever the software changes: with axe-core, in both languages, with and without JavaScript, narrow and zoomed. A review by hand comes on top. A test by people who depend on assistive technology, and one with the common screen readers, is still to come. We don’t test other services’ content; a link leads to the same content at the service.',
  '## Tell us about a barrier',
  'Something doesn’t work? Use the form at the end of this page to tell us on which page it was, and what you were using.',
);

const englishAfter = passages(
  '## If we can’t help',
  'Whether services meet the BFSG is supervised for all German states by the <span lang="de">Marktüberwachungs\u00ADstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen</span> (MLBF) in Magdeburg.',
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
      { kind: 'club-details', title: 'Oder auf diesem Weg', part: 'contact', anchor: 'kontakt' },
      { kind: 'rich-text', content: germanAfter },
      { kind: 'form', form: 'barriere', ground: 'sand', anchor: 'melden' },
    ],
  },
  en: {
    title: 'Accessibility',
    description: 'What makes this site open to everyone, what is still missing, and how to report a barrier.',
    blocks: [
      { kind: 'headline', title: 'Accessi\u00ADbility', intro: 'Every seat has a good view.', size: 'large' },
      { kind: 'rich-text', content: english },
      { kind: 'club-details', title: 'Or this way', part: 'contact', anchor: 'contact' },
      { kind: 'rich-text', content: englishAfter },
      { kind: 'form', form: 'barriere', ground: 'sand', anchor: 'report' },
    ],
  },
};
