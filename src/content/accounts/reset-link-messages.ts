import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface ResetLinkMessages {
  heading: string;
  help: string;
  make: string;
  making: string;
  link: string;
  goodUntil(time: string): string;
  failed: string;
}

export const resetLinkMessages: Readonly<Record<EditorLanguage, ResetLinkMessages>> = {
  de: {
    heading: 'Link für ein neues Passwort',
    help: 'Damit wählt, wem das Konto gehört, selbst ein Passwort, etwa wenn es verloren ist. Der Link gilt eine Stunde und nur einmal; ein neuer macht den vorigen ungültig.',
    make: 'Link machen',
    making: 'Wird gemacht …',
    link: 'Diesen Link weitergeben',
    goodUntil: (time) => `Gilt bis ${time} Uhr.`,
    failed: 'Der Link konnte nicht gemacht werden. Bitte noch einmal versuchen.',
  },
  en: {
    heading: 'Link to a new password',
    help: 'It lets the account’s holder choose a new password, for example when the old one is lost. The link works once, within an hour; a new link replaces it.',
    make: 'Make a link',
    making: 'Making it …',
    link: 'Hand this link on',
    goodUntil: (time) => `Good until ${time}.`,
    failed: 'The link could not be made. Please try again.',
  },
};
