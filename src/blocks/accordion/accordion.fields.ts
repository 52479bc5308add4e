import { defineBlock } from '#blocks/define-block.ts';
import { toggle } from '#fields/choice.ts';
import { list } from '#fields/list.ts';
import { anchor } from '#fields/patterned-text.ts';
import { richText } from '#fields/rich-text.ts';
import { optionalText, text } from '#fields/text.ts';

export const accordion = defineBlock({
  kind: 'accordion',
  place: 110,
  version: 1,
  upgrades: [],
  label: { de: 'Akkordeon', en: 'Accordion' },
  group: 'text',
  purpose: {
    de: 'Fragen und Antworten, von denen jede Leserin nur einige braucht.',
    en: 'Questions and answers of which each reader needs only a few.',
  },
  notFor: {
    de: 'Nicht für Inhalte, die alle lesen sollen: Was zugeklappt ist, wird überlesen.',
    en: 'Not for what everyone should read: what is folded away gets passed over.',
  },
  alsoCalled: {
    de: 'FAQ, Fragen und Antworten, Aufklappen, Klappliste',
    en: 'FAQ, questions and answers, collapsible, toggle',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: {
        de: 'Steht über der Liste und nennt ihr Thema.',
        en: 'Shown above the list; names its subject.',
      },
    }),
    items: list({
      label: { de: 'Einträge', en: 'Entries' },
      help: {
        de: 'Jeder Eintrag hat eine Frage und eine Antwort.',
        en: 'Each entry has a question and an answer.',
      },
      entry: { singular: { de: 'Eintrag', en: 'Entry' }, plural: { de: 'Einträge', en: 'Entries' } },
      max: 40,
      fields: {
        question: text({
          label: { de: 'Frage', en: 'Question' },
          help: {
            de: 'Eine Zeile, die ohne die Antwort verständlich ist.',
            en: 'One line that makes sense without the answer.',
          },
        }),
        answer: richText({
          label: { de: 'Antwort', en: 'Answer' },
          help: { de: 'Wird aufgeklappt.', en: 'Unfolds on demand.' },
        }),
        anchor: anchor({
          label: { de: 'Sprungziel', en: 'Anchor' },
          help: {
            de: 'Kurzer Name, mit dem ein Link diesen Eintrag öffnet.',
            en: 'A short name for links that open this entry.',
          },
        }),
      },
    }),
    oneAtATime: toggle({
      label: { de: 'Immer nur einer offen', en: 'Only one open at a time' },
      help: {
        de: 'Beim Öffnen eines Eintrags schließt sich der vorige.',
        en: 'Opening an entry closes the previous one.',
      },
    }),
  },
});
