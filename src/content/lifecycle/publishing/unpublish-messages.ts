import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  /** What the website loses; the pages that show it follow. */
  affected: 'Das verschwindet sofort von der Website. Hier bleibt es als Entwurf.',
  shownOn: 'Dort wird es dann fehlen:',
  shownNowhere: 'Nichts anderes auf der Website verweist darauf.',
  failed: 'Das hat nicht geklappt, auf der Website steht es noch. Bitte noch einmal versuchen.',
};

const english: typeof german = {
  affected: 'This disappears from the website at once. Here it stays as a draft.',
  shownOn: 'There it will be missing:',
  shownNowhere: 'Nothing else on the website points at it.',
  failed: 'That did not work, and it is still on the website. Please try again.',
};

export const unpublishMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };
