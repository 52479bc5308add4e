import { secondClubVoice } from '#brand/clubs/second-club-voice.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { numbered, passages, table } from '../../pages/markdown-text.ts';
import type { Chapter } from '../../pages/strategie/chapter.ts';

function spoken(language: EditorLanguage, head: readonly string[]): string {
  const { rules, examples } = secondClubVoice;
  return passages(
    numbered(...rules[language].map(({ rule, reason }) => `**${rule}** ${reason}`)),
    table(head, ...examples[language].map(({ wrong, right }) => [wrong, right])),
  );
}

export const tone: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'ton',
      label: '5\u00A0Ton',
      title: 'Sag es, bevor der Wind dreht.',
      intro: 'Wir schreiben, wie man über den Hof ruft: wenige Wörter, und das wichtigste vorn.',
      ground: 'night',
    },
    {
      kind: 'marquee',
      phrases: [
        { phrase: 'Mit der Flut.' },
        { phrase: 'Anpfiff eine Stunde nach Hochwasser.' },
        { phrase: 'Der Platz steht unter Wasser, wir nicht.' },
      ],
      look: 'arc',
      speed: 'calm',
      under: 'night',
      ground: 'night',
    },
    { kind: 'rich-text', content: spoken('de', ['Lieber nicht', 'Lieber so']), ground: 'night' },
    {
      kind: 'buttons',
      lead: 'Eine Frage liegt noch am Deichtor.',
      items: [{ link: { label: 'Ebbe oder Flut?', href: '/' }, look: 'solid', size: 'large' }],
      ground: 'night',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'ton',
      label: '5\u00A0Tone',
      title: 'Say it before the wind turns.',
      intro: 'We write the way you call across a yard: few words, and the one that matters first.',
      ground: 'night',
    },
    {
      kind: 'marquee',
      phrases: [
        { phrase: 'In on the tide.' },
        { phrase: 'Kick-off an hour after high water.' },
        { phrase: 'The pitch is under water. We aren’t.' },
      ],
      look: 'arc',
      speed: 'calm',
      under: 'night',
      ground: 'night',
    },
    { kind: 'rich-text', content: spoken('en', ['Rather not', 'Rather this']), ground: 'night' },
    {
      kind: 'buttons',
      lead: 'One question is still at the dike gate.',
      items: [{ link: { label: 'Ebb or flood?', href: '/' }, look: 'solid', size: 'large' }],
      ground: 'night',
    },
  ],
};
