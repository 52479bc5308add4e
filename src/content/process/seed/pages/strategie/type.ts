import { passages } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

export const type: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'archivo',
      label: '5\u00A0Schrift',
      title: 'Eine Schrift. Volle Breite.',
      intro: 'Archivo hat einen Regler für die Breite. Wir drehen ihn auf, bis das Fenster voll ist.',
    },
    {
      kind: 'facts-and-figures',
      look: 'giant',
      figures: [
        {
          value: '125',
          unit: '%',
          label: 'Breite der großen Schrift',
          note: 'Schmaler nur, wo ein Wort sonst kleiner werden müsste.',
        },
        { value: '850', label: 'Stärke', note: 'Eine. Wer zwei Lautstärken hat, schreit irgendwann.' },
        {
          value: '0,92',
          label: 'Zeilenabstand',
          note: 'Große Zeilen stehen eng wie eine Mauer beim Freistoß.',
        },
        { value: '62', label: 'Zeichen je Zeile', note: 'Mehr will niemand am Stück lesen.' },
      ],
    },
    {
      kind: 'rich-text',
      content: passages(
        '**Breit heißt laut.** Große Schrift steht in wenigen Wörtern. Wer mehr zu sagen hat, sagt es in Textgröße, Breite 100, Stärke 420, mit Luft zwischen den Zeilen.',
        '**Schmal heißt stur.** Passt ein Wort nicht ins Fenster, wird es schmaler und erst danach kleiner. Auf dem Telefon bleibt die Überschrift so eine Überschrift.',
        '**Getrennt wird nach Gehör.** Mitglieder-Versammlung, nicht Mitgliederver-Sammlung: Ein langes Wort bricht dort, wo man beim Vorlesen Luft holt, und nirgends sonst.',
        '**Ziffern stehen in Reih und Glied.** Jede ist gleich breit, damit ein Ergebnis nicht wackelt, wenn das nächste Tor fällt.',
        'Archivo ist frei lizenziert. Wer mit uns gestaltet, hat die Schrift in einer Minute und bezahlt nichts dafür.',
      ),
      columns: 'two',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'archivo',
      label: '5\u00A0Type',
      title: 'One typeface. Full width.',
      intro: 'Archivo has a dial for width. We turn it until the window is full.',
    },
    {
      kind: 'facts-and-figures',
      look: 'giant',
      figures: [
        {
          value: '125',
          unit: '%',
          label: 'width of display type',
          note: 'Narrower only where a word would otherwise shrink.',
        },
        { value: '850', label: 'weight', note: 'One. Keep two volumes and you end up shouting.' },
        { value: '0.92', label: 'line height', note: 'Big lines stand as tight as the wall at a free kick.' },
        { value: '62', label: 'characters to a line', note: 'Nobody wants to read more in one go.' },
      ],
    },
    {
      kind: 'rich-text',
      content: passages(
        '**Wide is loud.** Large type comes in few words. If there is more to say, say it at text size: width 100, weight 420, with air between the lines.',
        '**Narrow is stubborn.** A word that doesn’t fit gets narrower first and smaller last. That is how a headline stays a headline on a phone.',
        '**Short beats long.** English has a short word for nearly everything. Set it large and let it stand; if a headline needs a hyphen, look for another headline.',
        '**Figures keep their line.** All are equally wide, so the score doesn’t wobble when the next goal goes in.',
        'Archivo is free to use. Anyone who designs with us can have it within a minute, at no cost.',
      ),
      columns: 'two',
    },
  ],
};
