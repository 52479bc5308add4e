import type { EditorText } from '#i18n/editor-texts.ts';

/** All audit actions, in the order of the filter's options. */
export const auditActions = {
  create: { de: 'Angelegt', en: 'Created' },
  draft: { de: 'Entwurf gespeichert', en: 'Draft saved' },
  publish: { de: 'Veröffentlicht', en: 'Published' },
  unpublish: { de: 'Zurückgezogen', en: 'Unpublished' },
  change: { de: 'Geändert', en: 'Changed' },
  restore: { de: 'Version zurückgeholt', en: 'Version restored' },
  trash: { de: 'In den Papierkorb gelegt', en: 'Moved to the trash' },
  untrash: { de: 'Aus dem Papierkorb geholt', en: 'Taken out of the trash' },
  delete: { de: 'Endgültig gelöscht', en: 'Deleted for good' },
  draftShared: { de: 'Link zum Entwurf erzeugt', en: 'Link to the draft made' },
  draftUnshared: { de: 'Link zum Entwurf beendet', en: 'Link to the draft ended' },
  export: { de: 'Als Datei mitgenommen', en: 'Taken away as a file' },
  codes: { de: 'Codes erzeugt', en: 'Codes made' },
  signIn: { de: 'Angemeldet', en: 'Signed in' },
  signInRefused: { de: 'Anmeldung abgelehnt', en: 'Sign-in refused' },
  signOut: { de: 'Abgemeldet', en: 'Signed out' },
  linkAsked: { de: 'Link für ein neues Passwort angefordert', en: 'Link for a new password asked for' },
  linkMade: { de: 'Link für ein neues Passwort erzeugt', en: 'Link for a new password made' },
  passwordReset: { de: 'Passwort neu gesetzt', en: 'Password reset' },
  twoFactorSet: { de: 'Zweiten Faktor eingerichtet', en: 'Second factor set up' },
  twoFactorRemoved: { de: 'Zweiten Faktor entfernt', en: 'Second factor removed' },
  recoveryCodesMade: { de: 'Notfallcodes erzeugt', en: 'Recovery codes made' },
  refused: { de: 'Abgelehnt', en: 'Refused' },
} as const satisfies Readonly<Record<string, EditorText>>;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions).filter(isAuditAction);

function isAuditAction(name: string): name is AuditAction {
  return name in auditActions;
}
