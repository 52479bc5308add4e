import { bullets, passages } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

export const pictures: Chapter = {
  de: [
    {
      kind: 'headline',
      anchor: 'poster',
      label: '6\u00A0Bild',
      title: 'Was wir zeigen, zeichnen wir.',
      intro: 'Kein Foto, kein Wappen, kein Werbezeichen. Jedes Motiv muss als Plakat bestehen.',
      ground: 'sand',
    },
    {
      kind: 'gallery',
      look: 'strip',
      items: [
        { picture: 'kurve', caption: 'Kurve: ein Punkt für jeden Platz' },
        { picture: 'feld-portrait', caption: 'Feld: hart angeschnitten' },
        { picture: 'kessel', caption: 'Kessel: die Stadt in Höhenlinien' },
        { picture: 'takt', caption: 'Takt: ein Spiel, neunzig Striche' },
        { picture: 'flutlicht-portrait', caption: 'Flutlicht: vier Masten, eine Nacht' },
        { picture: 'staeffele', caption: 'Stäffele: jede Stufe zählt' },
        { picture: 'zahl', caption: 'Zahl: größer als der Rahmen' },
      ],
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'Fotos zeigen, wer gerade spielt. Wir zeigen, was bleibt, wenn alle gewechselt haben. Gebaut wird aus Punkten, Linien und Flächen, in unseren Farben und sonst keiner.',
        bullets(
          '**Groß hinein.** Ein Motiv, so nah, dass der Rahmen ihm etwas abschneidet.',
          '**Der Ring ist immer dabei.** Als Bogen, als Mittelkreis, als Höhenlinie. Einmal.',
          '**Ohne Gesicht, mit Haltung.** Wer dazugehört, muss sich auf keinem Bild suchen.',
        ),
      ),
      ground: 'sand',
    },
  ],
  en: [
    {
      kind: 'headline',
      anchor: 'poster',
      label: '6\u00A0Pictures',
      title: 'What we show, we draw.',
      intro: 'No photographs, no crest, no sponsor’s mark. Every motif has to hold up as a poster.',
      ground: 'sand',
    },
    {
      kind: 'gallery',
      look: 'strip',
      items: [
        { picture: 'kurve', caption: 'The stand: a dot for every place' },
        { picture: 'feld-portrait', caption: 'The pitch: cropped hard' },
        { picture: 'kessel', caption: 'The basin: a city in contour lines' },
        { picture: 'takt', caption: 'The beat: one match, ninety strokes' },
        { picture: 'flutlicht-portrait', caption: 'Floodlight: four masts, one night' },
        { picture: 'staeffele', caption: 'The steps: every one counts' },
        { picture: 'zahl', caption: 'The figure: bigger than its frame' },
      ],
      ground: 'sand',
    },
    {
      kind: 'rich-text',
      content: passages(
        'A photograph shows who happens to be playing. We show what is left when everyone has been substituted. It is made of dots, lines and shapes, in our colours and no others.',
        bullets(
          '**Go in close.** One motif, so near that the frame takes a piece off it.',
          '**The ring is always in it.** As an arc, a centre circle, a contour line. Once.',
          '**No faces.** If you belong, you shouldn’t have to look for yourself in the picture.',
        ),
      ),
      ground: 'sand',
    },
  ],
};
