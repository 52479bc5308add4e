import { firstClubVoice } from '#brand/clubs/first-club-voice.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { numbered, passages, table } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

/** The voice rules, each with a wrong and a right example. */
function spoken(language: EditorLanguage, head: readonly string[]): string {
  const { rules, examples } = firstClubVoice;
  return passages(
    numbered(...rules[language].map(({ rule, reason }) => `**${rule}** ${reason}`)),
    table(head, ...examples[language].map(({ wrong, right }) => [wrong, right])),
  );
}

export const voice: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'text',
      label: '7\u00A0Stimme',
      title: 'Wir reden, wie wir spielen: nach vorn.',
      intro: 'Kurze Sätze. Ein Verb, das etwas tut. Dann ist der Nächste dran.',
      ground: 'night',
    },
    {
      kind: 'marquee',
      phrases: [
        { phrase: 'Erst der Ring, dann der Rest.' },
        { phrase: 'Einer für alle, quer über die Brust.' },
        { phrase: 'Seit 1893 noch nicht fertig.' },
      ],
      look: 'arc',
      speed: 'calm',
      under: 'night',
      ground: 'night',
    },
    {
      kind: 'blockquote',
      look: 'large',
      quote: 'Ein Trikot zieht man aus. Den Ring nicht.',
      attribution: 'Zeugwartin, 31\u00A0Jahre im Haus',
      source: 'Beim Wäschesortieren, nach einem Auswärtsspiel',
      ground: 'night',
    },
    {
      kind: 'rich-text',
      content: spoken('de', ['So nicht', 'So']),
      ground: 'night',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'text',
      label: '7\u00A0Voice',
      title: 'We talk the way we play: forward.',
      intro: 'Short sentences. A verb that does something. Then pass it on.',
      ground: 'night',
    },
    {
      kind: 'marquee',
      phrases: [
        { phrase: 'Ring first, everything else after.' },
        { phrase: 'One for all, right across the chest.' },
        { phrase: 'Unfinished since 1893.' },
      ],
      look: 'arc',
      speed: 'calm',
      under: 'night',
      ground: 'night',
    },
    {
      kind: 'blockquote',
      look: 'large',
      quote: 'A shirt comes off. The ring stays on.',
      attribution: 'Kit manager, 31\u00A0years at the club',
      source: 'Sorting the laundry after an away match',
      ground: 'night',
    },
    {
      kind: 'rich-text',
      content: spoken('en', ['Not this', 'This']),
      ground: 'night',
    },
  ],
};
