import type { Brand } from '#brand/record/brand-record.ts';

export const firstClubVoice: Brand['voice'] = {
  rules: {
    de: [
      {
        rule: 'Erst die Aussage, dann der Beleg.',
        reason: 'Wer umgekehrt erzählt, verliert den Block nach dem ersten Komma.',
      },
      {
        rule: 'Zahlen statt Eigenschafts\u00ADwörtern.',
        reason: '„Laut“ sagt jeder. „Bis zum Bahnhof zu hören“ ist ein Maß.',
      },
      { rule: 'Kein Ausrufezeichen.', reason: 'Laut ist die Schrift, das genügt.' },
      { rule: 'Ein Satz für alle.', reason: 'Stehplatz und Ehrenloge lesen denselben.' },
    ],
    en: [
      {
        rule: 'Say it, then prove it.',
        reason: 'The other way round, you lose the stand at the first comma.',
      },
      {
        rule: 'Figures before adjectives.',
        reason: 'Anyone can say “loud”. “Heard as far as the station” is a measure.',
      },
      { rule: 'No exclamation marks.', reason: 'The type is loud enough.' },
      { rule: 'One sentence for everyone.', reason: 'Terrace and directors’ box read the same one.' },
    ],
  },
  examples: {
    de: [
      { wrong: 'Emotionen hautnah erleben', right: 'Samstag, 15.30\u00A0Uhr, bei jedem Wetter' },
      { wrong: 'Unsere Fan-Community', right: 'Wir' },
      { wrong: 'Ein starkes Zeichen setzen', right: 'Den Ring tragen' },
      { wrong: 'Wir bitten um Verständnis', right: 'Das war unser Fehler. Bis Freitag ist es gut.' },
      { wrong: 'Die Zukunft aktiv gestalten', right: 'Anfangen' },
    ],
    en: [
      {
        wrong: 'An unforgettable matchday experience',
        right: 'Saturday, half past three, whatever the weather',
      },
      { wrong: 'Our fan community', right: 'Us' },
      { wrong: 'Making a powerful statement', right: 'Wearing the ring' },
      { wrong: 'We apologise for any inconvenience', right: 'Our mistake. It will be fixed by Friday.' },
      { wrong: 'Proactively shaping the future', right: 'Starting' },
    ],
  },
};
