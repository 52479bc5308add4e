import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import type { MailState } from './stored-submission.ts';

/** How the list and the entry name the state of a submission's mails. */
export const mailStateLabels: Readonly<Record<MailState, EditorText>> = {
  none: { de: 'Keine', en: 'None' },
  waiting: { de: 'Wird zugestellt', en: 'On its way' },
  failing: { de: 'Zustellung stockt', en: 'Delivery is stuck' },
  kept: { de: 'Nur hier', en: 'Only here' },
  sent: { de: 'Zugestellt', en: 'Delivered' },
};

/** How dates and numbers are written. */
export const formatLocales: EditorText = { de: 'de-DE', en: 'en-GB' };

const german = {
  forms: 'Formulare',
  submissions: 'Einsendungen',
  form: 'Formular',
  receipt: 'Quittung',
  received: 'Eingegangen',
  language: 'Sprache',
  deletion: 'Löschung',
  deletedOn: (date: string) => `Wird am ${date} gelöscht, mit allen Dateien.`,
  answers: 'Angaben',
  noAnswers: 'Ohne Angaben abgeschickt.',
  empty: 'Nicht ausgefüllt',
  files: 'Dateien',
  fileKept: (kind: string, size: string) => `${kind}, ${size}. Vor dem Öffnen prüfen, woher sie kommt.`,
  mails: 'Mails',
  noMails: 'Das Formular nennt niemanden, der eine Mail bekommen soll.',
  mailSent: (date: string) => `Zugestellt am ${date}`,
  mailDelivered: 'Zugestellt',
  mailWaiting: 'Wird zugestellt',
  mailKept: 'Nicht verschickt, weil kein Mailserver eingerichtet ist. Der Text steht hier.',
  attempts: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
  lastProblem: 'Zuletzt gescheitert an',
  mailText: 'Text der Mail',
  count: 'Anzahl',
  oldest: 'Älteste',
  retention: 'Aufbewahrung',
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  openList: 'Alle ansehen',
  saveCsv: 'Als CSV speichern',
  saveXlsx: 'Als Excel-Datei speichern',
  csvHelp: 'Eine Zeile je Einsendung, eine Spalte je Kurzname.',
  noneYet: 'Noch ist nichts eingegangen.',
  notAllowed: 'Einsendungen lesen nur Konten mit der Rolle Redaktion oder Administration.',
};

const english: typeof german = {
  forms: 'Forms',
  submissions: 'Received',
  form: 'Form',
  receipt: 'Receipt',
  received: 'Received',
  language: 'Language',
  deletion: 'Deletion',
  deletedOn: (date) => `Will be deleted on ${date}, with all its files.`,
  answers: 'Answers',
  noAnswers: 'Sent without any answer.',
  empty: 'Not filled in',
  files: 'Files',
  fileKept: (kind, size) => `${kind}, ${size}. Check where it comes from before you open it.`,
  mails: 'Mails',
  noMails: 'The form names nobody who is to get a mail.',
  mailSent: (date) => `Delivered on ${date}`,
  mailDelivered: 'Delivered',
  mailWaiting: 'On its way',
  mailKept: 'Not sent, because no mail server is set up. Its text is shown here.',
  attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
  lastProblem: 'The last one failed of',
  mailText: 'Text of the mail',
  count: 'Number',
  oldest: 'Oldest',
  retention: 'Kept for',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  openList: 'See all',
  saveCsv: 'Save as CSV',
  saveXlsx: 'Save as Excel file',
  csvHelp: 'One line per submission, one column per short name.',
  noneYet: 'Nothing has been received yet.',
  notAllowed: 'Submissions are read by accounts with the role editor or admin alone.',
};

/** What the views of submissions say; German is the measure. */
export const submissionsMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: english,
};
