import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface SessionMessages {
  heading: string;
  help: string;
  unknown: string;
  thisOne: string;
  times(begun: string, lastUsed: string): string;
  end: string;
  endOf(device: string): string;
  endOthers: string;
  endAll: string;
  ended: string;
  none: string;
  failed: string;
  unreadable: string;
}

export const sessionMessages: Readonly<Record<EditorLanguage, SessionMessages>> = {
  de: {
    heading: 'Anmeldungen',
    help: 'Wo dieses Konto angemeldet ist. Was nicht hierher gehört, wird beendet; danach ist ein neues Passwort gut.',
    unknown: 'Unbekanntes Gerät',
    thisOne: 'diese hier',
    times: (begun, lastUsed) => `Begonnen ${begun}, zuletzt benutzt ${lastUsed}`,
    end: 'Beenden',
    endOf: (device) => `Anmeldung beenden: ${device}`,
    endOthers: 'Alle anderen beenden',
    endAll: 'Alle beenden',
    ended: 'Beendet.',
    none: 'Dieses Konto ist nirgends angemeldet.',
    failed: 'Es kam keine Antwort. Bitte noch einmal versuchen.',
    unreadable: 'Die Anmeldungen konnten nicht geladen werden. Bitte die Seite neu laden.',
  },
  en: {
    heading: 'Sessions',
    help: 'Where this account is signed in. End what doesn’t belong here; after that, a new password is a good idea.',
    unknown: 'Unknown device',
    thisOne: 'this one',
    times: (begun, lastUsed) => `Begun ${begun}, last used ${lastUsed}`,
    end: 'End',
    endOf: (device) => `End the session: ${device}`,
    endOthers: 'End all others',
    endAll: 'End all',
    ended: 'Ended.',
    none: 'This account is signed in nowhere.',
    failed: 'There was no answer. Please try again.',
    unreadable: 'The sessions could not be loaded. Please reload the page.',
  },
};
