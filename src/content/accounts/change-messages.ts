import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface ChangeMessages {
  failed: string;
  currentPassword: string;
  password: {
    heading: string;
    help: string;
    next: string;
    again: string;
    differ: string;
    change: string;
    done: string;
  };
  email: { heading: string; help: string; next: string; change: string; done(email: string): string };
}

export const changeMessages: Readonly<Record<EditorLanguage, ChangeMessages>> = {
  de: {
    failed: 'Es kam keine Antwort. Ob geändert wurde, ist ungewiss; bitte noch einmal versuchen.',
    currentPassword: 'Das eigene jetzige Passwort',
    password: {
      heading: 'Passwort ändern',
      help: 'Mindestens 12 Zeichen, die niemand errät: am besten vier Wörter oder mehr, die nichts miteinander zu tun haben. Alle anderen Anmeldungen dieses Kontos enden damit.',
      next: 'Neues Passwort',
      again: 'Neues Passwort noch einmal',
      differ: 'Die beiden neuen Passwörter sind nicht gleich. Bitte noch einmal eingeben.',
      change: 'Passwort ändern',
      done: 'Das neue Passwort gilt. Alle anderen Anmeldungen sind beendet.',
    },
    email: {
      heading: 'E-Mail-Adresse ändern',
      help: 'Zum Anmelden gilt dann die neue Adresse, und Links für ein neues Passwort gehen dorthin.',
      next: 'Neue E-Mail-Adresse',
      change: 'Adresse ändern',
      done: (email) => `Ab jetzt gilt ${email}.`,
    },
  },
  en: {
    failed: 'There was no answer. It is uncertain whether anything was changed; please try again.',
    currentPassword: 'Your own current password',
    password: {
      heading: 'Change the password',
      help: 'At least 12 characters that nobody guesses: best of all four words or more that have nothing to do with each other. All other sessions of this account end with it.',
      next: 'New password',
      again: 'New password once more',
      differ: 'The two new passwords are not the same. Please enter them again.',
      change: 'Change the password',
      done: 'The new password is in force. All other sessions have ended.',
    },
    email: {
      heading: 'Change the e-mail address',
      help: 'The new address is the one to sign in with, and links to a new password go there.',
      next: 'New e-mail address',
      change: 'Change the address',
      done: (email) => `The address is now ${email}.`,
    },
  },
};
