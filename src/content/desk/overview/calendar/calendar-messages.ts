import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import type { EventKind } from './dated-events.ts';

export const calendarTitle: EditorText = { de: 'Kalender', en: 'Calendar' };

interface CalendarMessages {
  intro: string;
  zone: (name: string) => string;
  earlier: string;
  later: string;
  thisMonth: string;
  months: string;
  today: string;
  nothing: (month: string) => string;
  unreadable: string;
  kinds: Readonly<Record<EventKind, string>>;
  only: (language: string) => string;
}

export const calendarMessages: { readonly [Language in EditorLanguage]: CalendarMessages } = {
  de: {
    intro: 'Was von selbst live geht, beginnt oder endet. Geändert wird es dort, wohin der Eintrag führt.',
    zone: (name) => `Alle Zeiten nach der Uhr des Vereins: ${name}.`,
    earlier: 'Voriger Monat',
    later: 'Nächster Monat',
    thisMonth: 'Dieser Monat',
    months: 'Monate',
    today: 'heute',
    nothing: (month) => `Im ${month} ist nichts geplant.`,
    unreadable: 'Das ließ sich gerade nicht lesen. Bitte die Seite neu laden.',
    kinds: {
      publish: 'geht live',
      unpublish: 'verschwindet von der Website',
      visibleFrom: 'wird sichtbar',
      visibleUntil: 'ist nicht mehr sichtbar',
      opensAt: 'Abstimmung öffnet',
      closesAt: 'Abstimmung schließt',
      licensedUntil: 'letzter Tag der Lizenz',
    },
    only: (language) => `nur ${language}`,
  },
  en: {
    intro: 'What goes live, begins or ends by itself. It is changed where the entry leads.',
    zone: (name) => `All times by the club’s clock: ${name}.`,
    earlier: 'Previous month',
    later: 'Next month',
    thisMonth: 'This month',
    months: 'Months',
    today: 'today',
    nothing: (month) => `Nothing is planned for ${month}.`,
    unreadable: 'This could not be read just now. Please reload the page.',
    kinds: {
      publish: 'goes live',
      unpublish: 'leaves the site',
      visibleFrom: 'becomes visible',
      visibleUntil: 'is no longer visible',
      opensAt: 'poll opens',
      closesAt: 'poll closes',
      licensedUntil: 'last day of its licence',
    },
    only: (language) => `${language} only`,
  },
};
