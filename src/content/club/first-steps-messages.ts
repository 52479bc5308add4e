import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import type { clubSteps } from './club-steps.ts';

const steps: Readonly<Record<(typeof clubSteps)[number]['name'] | 'done', string>> = {
  club: 'Der Verein',
  register: 'Register und Verantwortung',
  privacy: 'Datenschutz und Betrieb',
  done: 'Wie es weitergeht',
};

const german = {
  title: 'Erste Schritte',
  intro:
    'Das Gesetz verlangt diese Angaben von jeder Website. Impressum, Datenschutz und Barrierefreiheit füllen sich daraus, sobald gespeichert ist. Nichts davon muss sofort sein: Was leer bleibt, fehlt auf den Seiten und steht auf der Übersicht, bis es da ist.',
  steps,
  stepsLabel: 'Schritte',
  ifAny: 'falls vorhanden',
  save: 'Speichern und weiter',
  saving: 'Wird gespeichert …',
  back: 'Zurück',
  later: 'Später ausfüllen',
  failed: 'Das ließ sich nicht speichern. Was eingetragen ist, bleibt stehen; bitte noch einmal versuchen.',
  refused: 'Noch nicht gespeichert: Unter einem Feld steht, was daran nicht stimmt.',
  readers: 'Eintragen können das Konten, die Inhalte schreiben dürfen.',
  complete: 'Alles da: Impressum, Datenschutz und Barrierefreiheit sind vollständig.',
  lacking: 'Noch leer ist',
  afterwards: 'Danach',
  next: {
    identity: 'Identität: Name, Zeichen, Farben und Schriften des Vereins',
    settings: 'Projekteinstellungen: Titel, Navigation und Fußzeile',
    accounts: 'Konten: wer hier sonst noch arbeitet',
    page: 'Die erste neue Seite',
    guides: 'Anleitungen: wie hier alles geht',
  },
};

const english: typeof german = {
  title: 'First steps',
  intro:
    'The law asks for these details of every website. Imprint, privacy and accessibility take them from here as soon as they are saved. None of it has to be now: what stays empty is left out of the pages, and is listed on the dashboard until it is there.',
  steps: {
    club: 'The club',
    register: 'Register and responsibility',
    privacy: 'Privacy and hosting',
    done: 'What comes next',
  },
  stepsLabel: 'Steps',
  ifAny: 'if there is one',
  save: 'Save and continue',
  saving: 'Saving …',
  back: 'Back',
  later: 'Fill in later',
  failed: 'This could not be saved. What you have entered stays; please try again.',
  refused: 'Not saved yet: the error is shown below its field.',
  readers: 'Accounts that may write content can fill this in.',
  complete: 'All there: imprint, privacy and accessibility are complete.',
  lacking: 'Still empty',
  afterwards: 'After that',
  next: {
    identity: 'Identity: the club’s name, marks, colours and typefaces',
    settings: 'Project settings: title, navigation and footer',
    accounts: 'Accounts: who else works here',
    page: 'The first new page',
    guides: 'Guides: how everything is done here',
  },
};

export const firstStepsMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: english,
};

export const firstStepsTitle: EditorText = { de: german.title, en: english.title };
