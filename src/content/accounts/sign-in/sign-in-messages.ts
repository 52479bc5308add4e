import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface SignInMessages {
  heading: string;
  email: string;
  password: string;
  forgotten: string;
  signIn: string;
  code: string;
  codeHelp: string;
}

export const signInMessages: Readonly<Record<EditorLanguage, SignInMessages>> = {
  de: {
    heading: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    forgotten: 'Passwort vergessen?',
    signIn: 'Anmelden',
    code: 'Code',
    codeHelp: 'Sechs Ziffern aus der Authenticator-App. Ist das Telefon weg: ein Notfallcode.',
  },
  en: {
    heading: 'Sign in',
    email: 'E-mail address',
    password: 'Password',
    forgotten: 'Forgot your password?',
    signIn: 'Sign in',
    code: 'Code',
    codeHelp: 'Six digits from the authenticator app. If the phone is gone: a recovery code.',
  },
};
