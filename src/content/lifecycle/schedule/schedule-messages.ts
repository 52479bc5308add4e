import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  heading: 'Planen',
  help: 'Live geht der neueste Entwurf jenes Zeitpunkts, auch was bis dahin noch geschrieben wird.',
  what: 'Was geschehen soll',
  publish: 'Veröffentlichen',
  unpublish: 'Von der Website nehmen',
  languages: 'Sprachen',
  all: 'Alle',
  moment: 'Tag und Uhrzeit, nach der Uhr des Vereins',
  schedule: 'Einplanen',
  scheduling: 'Wird eingeplant …',
  scheduled: (moment: string) => `Eingeplant für ${moment}.`,
  none: 'Nichts ist geplant.',
  listed: 'Geplant',
  publishes: (moment: string) => `${moment}: wird veröffentlicht`,
  unpublishes: (moment: string) => `${moment}: verschwindet von der Website`,
  only: (language: string) => `nur ${language}`,
  cancel: 'Absagen',
  cancelOf: (event: string) => `Absagen: ${event}`,
  cancelled: 'Abgesagt.',
  unfit:
    'Nicht eingeplant: So könnte der neueste Entwurf nicht online gehen. Jeder Satz führt zu seiner Stelle.',
  unread: 'Was geplant ist, ließ sich nicht lesen. Bitte die Seite neu laden.',
  failed: 'Das ging nicht. Bitte noch einmal versuchen.',
};

const english: typeof german = {
  heading: 'Schedule',
  help: 'What goes live is the newest draft of that moment, including what is written until then.',
  what: 'What is to happen',
  publish: 'Publish',
  unpublish: 'Take off the website',
  languages: 'Languages',
  all: 'All',
  moment: 'Day and time, by the club’s clock',
  schedule: 'Schedule',
  scheduling: 'Scheduling …',
  scheduled: (moment) => `Scheduled for ${moment}.`,
  none: 'Nothing is scheduled.',
  listed: 'Scheduled',
  publishes: (moment) => `${moment}: goes live`,
  unpublishes: (moment) => `${moment}: leaves the website`,
  only: (language) => `${language} only`,
  cancel: 'Cancel',
  cancelOf: (event) => `Cancel: ${event}`,
  cancelled: 'Cancelled.',
  unfit: 'Not scheduled: the newest draft could not go live like this. Each sentence leads to its place.',
  unread: 'What is scheduled could not be read. Please reload the page.',
  failed: 'That did not work. Please try again.',
};

export const scheduleMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };
