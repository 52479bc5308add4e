import type { Role } from '#content/access/roles.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface InvitationMessages {
  heading: string;
  help: string;
  email: string;
  name: string;
  role: string;
  roles: Readonly<Record<Role, string>>;
  invite: string;
  mailed(email: string): string;
  handOn(email: string): string;
  goodUntil(day: string): string;
  failed: string;
}

export const invitationMessages: Readonly<Record<EditorLanguage, InvitationMessages>> = {
  de: {
    heading: 'Jemanden einladen',
    help: 'Für die Adresse wird ein Konto angelegt. Sein Passwort wählt, wer eingeladen ist, mit einem Link, der sieben Tage gilt.',
    email: 'E-Mail-Adresse',
    name: 'Name (wenn gewünscht)',
    role: 'Rolle',
    roles: {
      viewer: 'Einsicht: liest',
      editor: 'Redaktion: schreibt und veröffentlicht',
      admin: 'Administration: vergibt auch Konten',
    },
    invite: 'Einladen',
    mailed: (email) => `Das Konto ist angelegt, und der Link ist per Mail an ${email} unterwegs.`,
    handOn: (email) => `Das Konto ist angelegt. Diesen Link an ${email} weitergeben`,
    goodUntil: (day) => `Er gilt bis zum ${day} und nur einmal.`,
    failed: 'Es kam keine Antwort. Ob das Konto angelegt wurde, zeigt die Liste; bitte neu laden.',
  },
  en: {
    heading: 'Invite somebody',
    help: 'An account is made for the address. Whoever is invited chooses its password, with a link that is good for seven days.',
    email: 'E-mail address',
    name: 'Name (if you like)',
    role: 'Role',
    roles: {
      viewer: 'Viewer: reads',
      editor: 'Editor: writes and publishes',
      admin: 'Admin: also manages accounts',
    },
    invite: 'Invite',
    mailed: (email) => `The account is there, and the link is on its way to ${email} by mail.`,
    handOn: (email) => `The account is there. Hand this link on to ${email}`,
    goodUntil: (day) => `It is good until ${day}, and only once.`,
    failed: 'There was no answer. The list shows whether the account was made; please reload it.',
  },
};
