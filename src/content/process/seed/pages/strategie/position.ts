import { numbered, passages } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

export const position: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'position',
      label: '1\u00A0Position',
      title: 'Wir sind, was wir tragen.',
      intro: 'Ein weißes Trikot. Ein roter Ring. Mehr muss niemand wissen, um uns zu erkennen.',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      look: 'ring',
      figures: [
        {
          value: '1893',
          label: 'Gründungsjahr',
          note: 'Wir erinnern uns gern. Wir wohnen nur nicht dort.',
        },
        { value: '1', label: 'Ring', note: 'Auf jedem Trikot, auf jeder Seite. Nie zwei.' },
        { value: '11', label: 'auf dem Platz', note: 'Den Ring tragen alle. Auch die auf der Bank.' },
        { value: '90', label: 'Minuten', note: 'So lange zählt nur, was vor uns liegt.' },
      ],
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'Vereine gibt es viele. Wappen auch. Ein Band quer über die Brust erkennt man aus der letzten Reihe, im Regen, bei Flutlicht und auf einem Bildschirm, der kleiner ist als eine Eintrittskarte.',
        'Das ist unsere Position: **Wir sind der Verein, den man ohne Namen erkennt.** Wer sich auf eine Sache verlässt, muss sie genau machen. Darum messen wir, wo andere schmücken.',
        'Drei Sätze folgen daraus. Sie gelten für ein Plakat wie für einen Vertrag.',
        numbered(
          '**Erst der Ring, dann der Rest.** Jeder Entwurf beginnt mit dem Band. Sitzt es, ist die halbe Arbeit getan.',
          '**Einer, nie zwei.** Ein Band je Seite, eine Frage je Abstimmung, ein Gedanke je Satz.',
          '**Nach vorn.** Was wir zeigen, kommt noch: das nächste Spiel, die nächste Saison, das Kind am Zaun.',
        ),
      ),
      ground: 'sand',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'position',
      label: '1\u00A0Position',
      title: 'We are what we wear.',
      intro: 'A white shirt. One red ring. You need nothing else to know it’s us.',
      ground: 'sand',
    },
    {
      kind: 'facts-and-figures',
      look: 'ring',
      figures: [
        { value: '1893', label: 'Founded', note: 'We like to remember. We just don’t live there.' },
        { value: '1', label: 'ring', note: 'On every shirt, on every page. Never two.' },
        { value: '11', label: 'on the pitch', note: 'Everyone wears the ring, the bench included.' },
        { value: '90', label: 'minutes', note: 'For that long, only what lies ahead counts.' },
      ],
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'There is no shortage of clubs, and none of crests. But a band across the chest can be read from the back row, in the rain, under floodlights, and on a screen smaller than a match ticket.',
        'That is our position: **we are the club you know without being told its name.** If you rely on one thing, you had better get it exactly right. So where others decorate, we measure.',
        'Three rules follow. They hold for a poster as they do for a contract.',
        numbered(
          '**Ring first.** Every layout starts with the band. Once it sits right, half the work is done.',
          '**One, never two.** One band to a page, one question to a poll, one thought to a sentence.',
          '**Face forward.** We show what is still to come: the next match, the next season, the kid at the fence.',
        ),
      ),
      ground: 'sand',
    },
  ],
};
