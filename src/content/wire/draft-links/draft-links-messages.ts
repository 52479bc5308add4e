import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface DraftLinksMessages {
  heading: string;
  help: string;
  holds: string;
  days(days: number): string;
  untilDay: string;
  day: string;
  make: string;
  making: string;
  address: string;
  copy: string;
  copied: string;
  once: string;
  none: string;
  listed: string;
  until(moment: string): string;
  by(name: string, day: string): string;
  end: string;
  endOf(moment: string, name: string): string;
  ended: string;
  unread: string;
  failed: string;
}

export const draftLinksMessages: Readonly<Record<EditorLanguage, DraftLinksMessages>> = {
  de: {
    heading: 'Entwurf zeigen',
    help: 'Ein Link für Menschen ohne Konto. Er zeigt den Entwurf dieser Seite in beiden Sprachen, so wie er zuletzt gespeichert wurde, und sonst nichts.',
    holds: 'Der Link gilt',
    days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
    untilDay: 'bis zu einem Tag …',
    day: 'Letzter Tag',
    make: 'Link erzeugen',
    making: 'Wird erzeugt …',
    address: 'Der neue Link',
    copy: 'Link kopieren',
    copied: 'Der Link ist in der Zwischenablage.',
    once: 'Er steht nur jetzt hier. Wer ihn hat, sieht den Entwurf.',
    none: 'Zurzeit gilt kein Link.',
    listed: 'Links, die gelten',
    until: (moment) => `Gilt bis ${moment}`,
    by: (name, day) => `${name}, ${day}`,
    end: 'Beenden',
    endOf: (moment, name) => `Den Link von ${name}, der bis ${moment} gilt, beenden`,
    ended: 'Der Link gilt nicht mehr.',
    unread: 'Welche Links gelten, ließ sich nicht lesen. Bitte die Seite neu laden.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  en: {
    heading: 'Show the draft',
    help: 'A link for people without an account. It shows this page’s draft in both languages, as it was last saved, and nothing else.',
    holds: 'The link works for',
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
    untilDay: 'until a day …',
    day: 'Last day',
    make: 'Make a link',
    making: 'Making it …',
    address: 'The new link',
    copy: 'Copy the link',
    copied: 'The link is in the clipboard.',
    once: 'It is shown here only now. Whoever has it sees the draft.',
    none: 'No link works at the moment.',
    listed: 'Links that work',
    until: (moment) => `Works until ${moment}`,
    by: (name, day) => `${name}, ${day}`,
    end: 'End',
    endOf: (moment, name) => `End the link by ${name} that works until ${moment}`,
    ended: 'The link no longer works.',
    unread: 'Which links work could not be read. Please reload the page.',
    failed: 'That didn’t work. Please try again.',
  },
};
