import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { trashDays } from './trash-limits.ts';

interface TrashMessages {
  move: string;
  moving: string;
  heading: string;
  /** What visitors will notice, by collection. `address` is the document's public path. */
  consequences: Readonly<Record<string, (address: string) => string>>;
  noticedByNobody: string;
  canBeRestored: string;
  needed: string;
  inDrafts: string;
  moved: string;
  failed: string;
  leadsNowhere: (address: string) => string;
  redirectTo: string;
  redirect: string;
  redirecting: string;
  withoutRedirect: string;
  redirected: (address: string, target: string) => string;
  deletedOn: (day: string, gone: string) => string;
  /** Above the list of the trash. */
  note: string;
}

export const trashMessages: Readonly<Record<EditorLanguage, TrashMessages>> = {
  de: {
    move: 'In den Papierkorb',
    moving: 'Wird verschoben …',
    heading: 'In den Papierkorb legen?',
    consequences: {
      pages: (address) => `Die Seite ${address} ist danach nicht mehr zu sehen.`,
      redirects: (address) => `Wer ${address} öffnet, wird danach nicht mehr weitergeleitet.`,
      media: () => 'Die Datei ist danach nicht mehr abrufbar.',
      polls: () => 'Die Abstimmung ist danach nicht mehr zu erreichen.',
      forms: () => 'Über das Formular lässt sich danach nichts mehr einsenden. Was schon da ist, bleibt.',
      products: () => 'Das Produkt ist danach nicht mehr zu sehen.',
    },
    noticedByNobody: 'Das ist nicht veröffentlicht: Für Besucher ändert sich nichts.',
    canBeRestored: `${trashDays} Tage lang lässt sich alles aus dem Papierkorb zurückholen, als Entwurf.`,
    needed: 'Das geht jetzt nicht, weil es noch gebraucht wird. Bitte hier erst herausnehmen oder ersetzen:',
    inDrafts: 'Diese Entwürfe müssen dann ohne auskommen:',
    moved: 'Liegt jetzt im Papierkorb.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    leadsNowhere: (address) =>
      `${address} führt jetzt ins Leere. Wohin sollen Besucher, die diese Adresse haben?`,
    redirectTo: 'Weiterleiten nach',
    redirect: 'Weiterleitung anlegen',
    redirecting: 'Wird angelegt …',
    withoutRedirect: 'Ohne Weiterleitung',
    redirected: (address, target) => `${address} leitet jetzt nach ${target} weiter.`,
    deletedOn: (day, gone) => `${day}, endgültig am ${gone}`,
    note: `Was hier liegt, wird nach ${trashDays} Tagen endgültig gelöscht. Bis dahin lässt es sich zurückholen.`,
  },
  en: {
    move: 'Move to trash',
    moving: 'Moving …',
    heading: 'Move to the trash?',
    consequences: {
      pages: (address) => `The page ${address} can’t be seen any more after this.`,
      redirects: (address) => `Whoever opens ${address} isn’t redirected any more after this.`,
      media: () => 'The file can’t be fetched any more after this.',
      polls: () => 'The poll can’t be reached any more after this.',
      forms: () => 'Nothing can be sent through the form any more after this. What has been received stays.',
      products: () => 'The product can’t be seen any more after this.',
    },
    noticedByNobody: 'This isn’t published: nothing changes for visitors.',
    canBeRestored: `For ${trashDays} days everything can be restored from the trash, as a draft.`,
    needed:
      'That can’t be done now, because it is still needed. Please take it out here first, or replace it:',
    inDrafts: 'These drafts will have to do without it:',
    moved: 'Is in the trash now.',
    failed: 'That did not work. Please try again.',
    leadsNowhere: (address) =>
      `${address} leads nowhere now. Where should visitors go who have this address?`,
    redirectTo: 'Redirect to',
    redirect: 'Create redirect',
    redirecting: 'Creating …',
    withoutRedirect: 'Without a redirect',
    redirected: (address, target) => `${address} redirects to ${target} now.`,
    deletedOn: (day, gone) => `${day}, for good on ${gone}`,
    note: `Everything here is deleted for good after ${trashDays} days. Until then it can be restored.`,
  },
};
