import type { DemoPoll } from './polls.ts';

/** A poll of last season, to show a final result. Nobody really voted in it, and its page says so. */
export const closedPoll: DemoPoll = {
  key: 'trikot-der-saison',
  de: {
    question: 'Trikot der Saison?',
    introduction:
      'Drei Trikots, vierunddreißig Spieltage. Das schönste der Saison 2025/26 bekommt einen Platz im Kabinengang.',
    thanks: 'Gezählt. Was vorn liegt, kommt hinter Glas.',
    method: 'single',
    options: [
      { label: 'Heim', detail: 'Weiß wie am ersten Tag', image: 'trikot-home-frei' },
      { label: 'Auswärts', detail: 'Schwarz wie Dienstagabend', image: 'trikot-away-frei' },
      { label: 'Ausweich', detail: 'Stein wie die Stadt von oben', image: 'trikot-third-frei' },
    ],
    integrity: 'device',
    resultsShown: 'afterClosing',
    resultsAs: 'both',
    opensAt: '2026-05-04T08:00:00.000Z',
    closesAt: '2026-05-17T20:00:00.000Z',
  },
  en: {
    question: 'Shirt of the season?',
    introduction:
      'Three shirts, thirty-four matchdays. The finest of the 2025/26 season gets a place in the tunnel.',
    thanks: 'Counted. Whichever leads goes behind glass.',
    method: 'single',
    options: [
      { label: 'Home', detail: 'White as on day one', image: 'trikot-home-frei' },
      { label: 'Away', detail: 'Black as a Tuesday night', image: 'trikot-away-frei' },
      { label: 'Third', detail: 'Stone, like the city from above', image: 'trikot-third-frei' },
    ],
    integrity: 'device',
    resultsShown: 'afterClosing',
    resultsAs: 'both',
    opensAt: '2026-05-04T08:00:00.000Z',
    closesAt: '2026-05-17T20:00:00.000Z',
  },
};

/** Votes per answer, in order; 1893 in all. */
export const closedPollVotes: readonly number[] = [612, 1008, 273];
