import { numbered, passages, table } from '../markdown-text.ts';
import type { Chapter } from './chapter.ts';

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
      content: passages(
        numbered(
          '**Erst die Aussage, dann der Beleg.** Wer umgekehrt erzählt, verliert den Block nach dem ersten Komma.',
          '**Zahlen statt Eigenschafts\u00ADwörtern.** „Laut“ sagt jeder. „Bis zum Bahnhof zu hören“ ist ein Maß.',
          '**Kein Ausrufezeichen.** Laut ist die Schrift, das genügt.',
          '**Ein Satz für alle.** Stehplatz und Ehrenloge lesen denselben.',
        ),
        table(
          ['So nicht', 'So'],
          ['Emotionen hautnah erleben', 'Samstag, 15.30\u00A0Uhr, bei jedem Wetter'],
          ['Unsere Fan-Community', 'Wir'],
          ['Ein starkes Zeichen setzen', 'Den Ring tragen'],
          ['Wir bitten um Verständnis', 'Das war unser Fehler. Bis Freitag ist es gut.'],
          ['Die Zukunft aktiv gestalten', 'Anfangen'],
        ),
      ),
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
      content: passages(
        numbered(
          '**Say it, then prove it.** The other way round, you lose the stand at the first comma.',
          '**Figures before adjectives.** Anyone can say “loud”. “Heard as far as the station” is a measure.',
          '**No exclamation marks.** The type is loud enough.',
          '**One sentence for everyone.** Terrace and directors’ box read the same one.',
        ),
        table(
          ['Not this', 'This'],
          ['An unforgettable matchday experience', 'Saturday, half past three, whatever the weather'],
          ['Our fan community', 'Us'],
          ['Making a powerful statement', 'Wearing the ring'],
          ['We apologise for any inconvenience', 'Our mistake. It will be fixed by Friday.'],
          ['Proactively shaping the future', 'Starting'],
        ),
      ),
      ground: 'night',
    },
  ],
};
