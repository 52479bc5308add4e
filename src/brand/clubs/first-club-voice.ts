import type { WrittenBrand } from '#brand/record/brand-record.ts';

/** How the first club speaks. */
export const firstClubVoice: WrittenBrand['voice'] = {
  rules: [
    {
      rule: { de: 'Erst die Aussage, dann der Beleg.', en: 'Say it, then prove it.' },
      reason: {
        de: 'Wer umgekehrt erzählt, verliert den Block nach dem ersten Komma.',
        en: 'The other way round, you lose the stand at the first comma.',
      },
    },
    {
      rule: { de: 'Zahlen statt Eigenschafts\u00ADwörtern.', en: 'Figures before adjectives.' },
      reason: {
        de: '„Laut“ sagt jeder. „Bis zum Bahnhof zu hören“ ist ein Maß.',
        en: 'Anyone can say “loud”. “Heard as far as the station” is a measure.',
      },
    },
    {
      rule: { de: 'Kein Ausrufezeichen.', en: 'No exclamation marks.' },
      reason: { de: 'Laut ist die Schrift, das genügt.', en: 'The type is loud enough.' },
    },
    {
      rule: { de: 'Ein Satz für alle.', en: 'One sentence for everyone.' },
      reason: {
        de: 'Stehplatz und Ehrenloge lesen denselben.',
        en: 'Terrace and directors’ box read the same one.',
      },
    },
  ],
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
