import type { DemoPage } from '../demo-page.ts';
import { bullets, passages } from './markdown-text.ts';

const german = passages(
  '**Kurz gesagt:** ein Cookie für die Sprache, keine Werbung, keine Analyse, und von fremden Servern nichts, bevor du es sagst. Wofür du stimmst und was du uns schreibst, bleibt bei uns.',
  'Dieser Text beschreibt, was die Website von sich aus tut.',
);

const germanVisit = passages(
  '## Wenn du eine Seite aufrufst',
  'Dein Browser schickt dem Server dabei die IP-Adresse, die Adresse der Seite, den Zeitpunkt und Angaben zu sich selbst. Ohne sie kann keine Seite ausgeliefert werden. Die Website wertet sie nicht aus und führt ab Werk kein Zugriffsprotokoll.',
  'Gegen Missbrauch begrenzt der Server, wie viele Stimmen und Formulare in kurzer Zeit von einer Stelle kommen dürfen. Dafür verarbeitet er die IP-Adresse, und zwar nur als Prüfsumme im Arbeitsspeicher, deren Schlüssel täglich weggeworfen wird.',
  'Rechtsgrundlage ist Artikel\u00A06 Absatz\u00A01 Buchstabe\u00A0f DSGVO. Unser Interesse: eine Website, die erreichbar und sicher ist.',
);

const germanAfter = passages(
  'Kommst du zum ersten Mal auf die Startseite, richtet sich die Sprache nach den Spracheinstellungen deines Browsers. Alles in dieser Liste ist unbedingt erforderlich für das, was du gerade tust; eine Einwilligung braucht es dafür nicht (§\u00A025 Absatz\u00A02 Nummer\u00A02 TDDDG). Du kannst es jederzeit löschen: hier, wenn in deinem Browser Skripte laufen, sonst in seinen Einstellungen.',
  '## Wenn du abstimmst',
  'Du schickst uns deine Antworten und sonst nichts: Wir fragen weder nach dem Namen noch nach einer Adresse. Eine zweite Stimme erkennen wir, je nach Abstimmung, an einer Zufallszahl deines Geräts oder an einem Code; beides speichern wir als Prüfsumme, getrennt von deiner Antwort. Veröffentlicht wird, wie viele Stimmen auf jede Antwort fallen, und nach dem Ende jeder Stimmzettel mit seiner Quittung, ohne Angaben dazu, wer ihn abgegeben hat. Die Prüfsummen bleiben bei der Abstimmung gespeichert, damit sich das Ergebnis jederzeit nachzählen lässt.',
  'Rechtsgrundlage ist Artikel\u00A06 Absatz\u00A01 Buchstabe\u00A0f DSGVO. Unser Interesse: ein Ergebnis, in dem jede Stimme einmal zählt.',
  '## Wenn du uns schreibst',
  'Was du in ein Formular einträgst, speichern wir und lesen es, um dir zu antworten. Es geht außerdem per E-Mail an die Postfächer, die dafür zuständig sind. Pflichtfelder sind gekennzeichnet; alles andere ist freiwillig. Rechtsgrundlage ist Artikel\u00A06 Absatz\u00A01 Buchstabe\u00A0b DSGVO, wenn es um einen Vertrag geht, sonst Buchstabe\u00A0f, und Buchstabe\u00A0a, wo du einwilligst. Eine Einwilligung kannst du jederzeit für die Zukunft widerrufen.',
  'Jedes Formular hat eine Frist, nach der deine Angaben mit allen Dateien von selbst gelöscht werden; sie steht in der Liste oben. Nur die Nummer deiner Quittung bleibt danach noch ein Jahr gespeichert, damit eine verspätete Zustellung nichts wiederbringt.',
  '## Inhalte anderer Dienste',
  'Filme, Karten und Beiträge anderer Dienste laden wir erst, wenn du es sagst. Bis dahin siehst du ein eigenes Bild, und der Dienst erfährt nichts von dir. Lädst du den Inhalt, bekommt er deine IP-Adresse, Angaben deines Browsers und die Adresse dieser Website, und er kann auf deinem Gerät eigene Daten speichern; dafür gilt dessen Erklärung. Welche Dienste das sind, steht oben. Rechtsgrundlage ist deine Einwilligung (Artikel\u00A06 Absatz\u00A01 Buchstabe\u00A0a DSGVO, §\u00A025 Absatz\u00A01 TDDDG). Hast du einen Dienst für immer erlaubt, widerrufst du das in der Liste oben oder am Inhalt selbst. Verlässt du die Seite, wird der Inhalt wieder entfernt.',
  'Schriften und Bilder kommen von unserem eigenen Server.',
  '## Wer Daten bekommt',
  'Niemand außer denen, die diese Website in unserem Auftrag betreiben. Die Website selbst überträgt keine Daten in ein Land außerhalb der EU und des EWR; ein Dienst, dessen Inhalt du lädst, kann es tun.',
);

const germanRights = passages(
  '## Deine Rechte',
  bullets(
    'Auskunft über deine Daten (Artikel\u00A015 DSGVO)',
    'Berichtigung (Artikel\u00A016) und Löschung (Artikel\u00A017)',
    'Einschränkung der Verarbeitung (Artikel\u00A018)',
    'Übertragung der Daten, die du uns gegeben hast (Artikel\u00A020)',
    '**Widerspruch** gegen eine Verarbeitung, die sich auf Artikel\u00A06 Absatz\u00A01 Buchstabe\u00A0f stützt, aus Gründen, die in deiner Lage liegen (Artikel\u00A021)',
    'Beschwerde bei einer Aufsichtsbehörde für den Datenschutz (Artikel\u00A077)',
  ),
  'Niemand ist verpflichtet, uns Daten zu geben. Automatisierte Entscheidungen und Profile gibt es hier nicht.',
);

const english = passages(
  '**In short:** one cookie for the language, no advertising, no analytics, and nothing from other people’s servers until you say so. What you vote for or write to us stays with us.',
  'This notice describes what the site does of its own accord.',
);

const englishVisit = passages(
  '## When you open a page',
  'Your browser sends the server your IP address, the address of the page, the time, and details about itself. No page can be delivered without them. The site does not analyse them and, as shipped, keeps no access log.',
  'To prevent abuse, the server limits how many votes and forms may come from one place within a short time. It processes the IP address to do so, and only as a hash in memory, whose key is thrown away every day.',
  'The legal basis is Article\u00A06(1)(f) GDPR. Our interest: a website that is available and secure.',
);

const englishAfter = passages(
  'The first time you come to the home page, its language follows your browser’s language settings. Everything on this list is strictly necessary for what you are doing, so no consent is needed (section\u00A025(2) no.\u00A02 TDDDG). You can delete it at any time: here, if your browser runs scripts, otherwise in its settings.',
  '## When you vote',
  'You send us your answers and nothing else: we ask for neither a name nor an address. Depending on the poll we recognise a second vote by a random number on your device or by a code; we store either as a hash, apart from your answer. What gets published is how many votes each answer received and, once the poll has closed, every ballot with its receipt and nothing about who cast it. The hashes are kept with the poll, so that the result can be recounted at any time.',
  'The legal basis is Article\u00A06(1)(f) GDPR. Our interest: a result in which every vote counts once.',
  '## When you write to us',
  'We store what you enter in a form and read it in order to reply. It is also e-mailed to the mailboxes that deal with it. Required fields are marked; everything else is up to you. The legal basis is Article\u00A06(1)(b) GDPR where a contract is concerned, otherwise point\u00A0(f), and point\u00A0(a) where you give consent. You may withdraw consent for the future at any time.',
  'Every form has a period, given in the list above, after which your details and all files are deleted automatically. Only the number of your receipt is kept for another year, so that a delayed delivery brings nothing back.',
  '## Other services’ content',
  'We load videos, maps and posts from other services only when you say so. Until then you see a picture of ours, and the service learns nothing about you. If you load the content, it receives your IP address, details about your browser and the address of this site, and may store data of its own on your device; its own notice applies to that. Which services these are is listed above. The legal basis is your consent (Article\u00A06(1)(a) GDPR, section\u00A025(1) TDDDG). If you have allowed a service for good, you take that back in the list above or beside the content itself. When you leave the page, the content is removed again.',
  'Typefaces and pictures come from our own server.',
  '## Who receives data',
  'Nobody but those who run this site on our behalf. The site itself transfers no data outside the EU and the EEA; a service whose content you load may do so.',
);

const englishRights = passages(
  '## Your rights',
  bullets(
    'Access to your data (Article\u00A015 GDPR)',
    'Rectification (Article\u00A016) and erasure (Article\u00A017)',
    'Restriction of processing (Article\u00A018)',
    'Portability of the data you gave us (Article\u00A020)',
    '**Objection** to processing based on Article\u00A06(1)(f), on grounds relating to your situation (Article\u00A021)',
    'A complaint to a data protection authority (Article\u00A077)',
  ),
  'Nobody is obliged to give us data. There are no automated decisions and no profiles.',
);

export const datenschutz: DemoPage = {
  path: '/datenschutz',
  layout: 'default',
  de: {
    title: 'Datenschutz',
    description:
      'Ein Cookie für die Sprache, keine Analyse, nichts von fremden Servern ohne dein Wort: was diese Website mit Daten tut.',
    blocks: [
      {
        kind: 'headline',
        title: 'Daten\u00ADschutz',
        intro: 'Wir wollen deine Meinung, nicht deine Daten.',
        size: 'large',
      },
      { kind: 'rich-text', content: german },
      { kind: 'club-details', title: 'Verantwortlich', part: 'controller', anchor: 'verantwortlich' },
      { kind: 'rich-text', content: germanVisit },
      {
        kind: 'device-storage',
        title: 'Was auf deinem Gerät gespeichert wird',
        anchor: 'gespeichert',
      },
      { kind: 'rich-text', content: germanAfter },
      { kind: 'club-details', part: 'processors' },
      { kind: 'rich-text', content: germanRights },
    ],
  },
  en: {
    title: 'Privacy',
    description:
      'One cookie for the language, no analytics, nothing from other servers without your word: what this site does with data.',
    blocks: [
      { kind: 'headline', title: 'Privacy', intro: 'We want your opinion, not your data.', size: 'large' },
      { kind: 'rich-text', content: english },
      { kind: 'club-details', title: 'Controller', part: 'controller', anchor: 'controller' },
      { kind: 'rich-text', content: englishVisit },
      { kind: 'device-storage', title: 'What is stored on your device', anchor: 'stored' },
      { kind: 'rich-text', content: englishAfter },
      { kind: 'club-details', part: 'processors' },
      { kind: 'rich-text', content: englishRights },
    ],
  },
};
