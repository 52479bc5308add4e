import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface SecondFactorMessages {
  heading: string;
  off: string;
  on(codes: number): string;
  required: string;
  setUp: string;
  setUpAnother: string;
  renewCodes: string;
  remove: string;
  removeHelp: string;
  password: string;
  code: string;
  codeHelp: string;
  firstCode: string;
  scan: string;
  picture: string;
  byHand: string;
  proceed: string;
  working: string;
  cancel: string;
  codesHeading: string;
  codesHelp: string;
  copy: string;
  copied: string;
  save: string;
  fileName: string;
  kept: string;
  isSet: string;
  removed: string;
  others: string;
  removeOthers: string;
  failed: string;
}

export const secondFactorMessages: Readonly<Record<EditorLanguage, SecondFactorMessages>> = {
  de: {
    heading: 'Zweiter Faktor',
    off: 'Beim Anmelden genügt das Passwort. Mit einem Code aus einer Authenticator-App kommt niemand herein, der nur das Passwort kennt.',
    on: (codes) =>
      `Beim Anmelden wird ein Code aus der App verlangt. ${codes === 1 ? 'Ein Notfallcode ist' : `${codes} Notfallcodes sind`} übrig.`,
    required: 'Für dieses Konto ist er Pflicht.',
    setUp: 'Einrichten',
    setUpAnother: 'Andere App einrichten',
    renewCodes: 'Neue Notfallcodes',
    remove: 'Entfernen',
    removeHelp: 'Danach genügt beim Anmelden wieder das Passwort.',
    password: 'Passwort',
    code: 'Code',
    codeHelp: 'Sechs Ziffern aus der App, oder ein Notfallcode.',
    firstCode: 'Code aus der App',
    scan: 'Dieses Bild mit einer Authenticator-App aufnehmen und den Code eingeben, den sie dann zeigt.',
    picture: 'QR-Code für die Authenticator-App',
    byHand: 'Ohne Kamera: diesen Schlüssel in der App eintippen',
    proceed: 'Weiter',
    working: 'Einen Moment …',
    cancel: 'Abbrechen',
    codesHeading: 'Notfallcodes',
    codesHelp:
      'Ist das Telefon weg, öffnet jeder dieser Codes das Konto einmal. Sie werden nur jetzt gezeigt: bitte ausdrucken oder dort aufheben, wo auch Passwörter liegen. Frühere gelten nicht mehr.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    save: 'Als Datei sichern',
    fileName: 'heimspiel-notfallcodes.txt',
    kept: 'Ich habe sie aufgehoben',
    isSet: 'Der zweite Faktor ist eingerichtet.',
    removed: 'Der zweite Faktor ist entfernt.',
    others:
      'Wem dieses Konto gehört, meldet sich mit einem zweiten Faktor an. Sind Telefon und Notfallcodes verloren, lässt er sich hier entfernen.',
    removeOthers: 'Zweiten Faktor entfernen',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  en: {
    heading: 'Second factor',
    off: 'The password is enough to sign in. With a code from an authenticator app, nobody gets in who knows the password alone.',
    on: (codes) =>
      `Signing in takes a code from the app. ${codes === 1 ? 'One recovery code is' : `${codes} recovery codes are`} left.`,
    required: 'This account has to have one.',
    setUp: 'Set up',
    setUpAnother: 'Set up another app',
    renewCodes: 'New recovery codes',
    remove: 'Remove',
    removeHelp: 'From then on the password is enough to sign in.',
    password: 'Password',
    code: 'Code',
    codeHelp: 'Six digits from the app, or a recovery code.',
    firstCode: 'Code from the app',
    scan: 'Scan this picture with an authenticator app, then enter the code that it shows.',
    picture: 'QR code for the authenticator app',
    byHand: 'No camera? Type this key into the app',
    proceed: 'Continue',
    working: 'One moment …',
    cancel: 'Cancel',
    codesHeading: 'Recovery codes',
    codesHelp:
      'If the phone is gone, each of these codes opens the account once. They are shown only now: please print them, or keep them where you keep passwords. Earlier ones are void.',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save as a file',
    fileName: 'heimspiel-recovery-codes.txt',
    kept: 'I have kept them',
    isSet: 'The second factor is set up.',
    removed: 'The second factor is removed.',
    others:
      'This account’s holder signs in with a second factor. If phone and recovery codes are lost, it can be removed here.',
    removeOthers: 'Remove second factor',
    failed: 'That did not work. Please try again.',
  },
};
