import type { EditorLanguage } from '#i18n/editor-texts.ts';

/** Replaces Payload's texts about concurrent editing: who is editing, and what happens to the changes. */
export const lockTexts: Readonly<Record<EditorLanguage, Record<string, string>>> = {
  de: {
    documentLocked: 'Hier schreibt schon jemand',
    currentlyEditing:
      'schreibt gerade hier. Wenn du übernimmst, siehst du, was bis jetzt gespeichert ist, und dort lässt sich nicht mehr weiterschreiben.',
    takeOver: 'Übernehmen',
    viewReadOnly: 'Nur lesen',
    editingTakenOver: 'Jemand anders schreibt jetzt hier',
    anotherUserTakenOver:
      'Was du gespeichert hattest, ist alles da. Wo sich Entwürfe von selbst sichern, liegt auch auf diesem Gerät, was du danach noch getippt hast, und wird dir angeboten, sobald du wieder hier schreibst.',
  },
  en: {
    documentLocked: 'Somebody is writing here',
    currentlyEditing:
      'is writing here at the moment. If you take over, you see what has been saved up to now, and they can’t go on writing.',
    takeOver: 'Take over',
    viewReadOnly: 'Just read',
    editingTakenOver: 'Somebody else is writing here now',
    anotherUserTakenOver:
      'Everything that you had saved is there. Where drafts save themselves, what you typed after that is on this device, too, and is offered to you as soon as you write here again.',
  },
};
