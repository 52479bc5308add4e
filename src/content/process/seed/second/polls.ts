import type { DemoPoll } from '../records/polls.ts';

export const polls: readonly DemoPoll[] = [
  {
    key: 'anpfiff',
    de: {
      question: 'Ebbe oder Flut?',
      introduction:
        'Der Spielplan hängt bei uns am Pegel. Wann das letzte Heimspiel der Saison angepfiffen wird, entscheidet der Deich: ein Tipp, eine Stimme.',
      thanks: 'Steht im Tidenbuch. Was vorn liegt, wird am Deichtor angeschlagen.',
      method: 'single',
      options: [
        { label: 'Ebbe', detail: 'Der Ball rollt weit', image: 'watt' },
        { label: 'Stauwasser', detail: 'Zwanzig Minuten ist Ruhe', image: 'stauwasser' },
        { label: 'Flut', detail: 'Das Wasser steht am Zaun', image: 'flut' },
      ],
      integrity: 'device',
      resultsShown: 'afterVote',
      resultsAs: 'share',
      opensAt: '2025-10-01T08:00:00.000Z',
    },
    en: {
      question: 'Ebb or flood?',
      introduction:
        'Our fixtures hang on the tide gauge. When the last home match of the season kicks off is up to the dike: one tap, one vote.',
      thanks: 'It’s in the tide book. Whichever leads is posted at the dike gate.',
      method: 'single',
      options: [
        { label: 'Ebb', detail: 'The ball runs far', image: 'watt' },
        { label: 'Slack water', detail: 'Twenty minutes of calm', image: 'stauwasser' },
        { label: 'Flood', detail: 'Water up to the fence', image: 'flut' },
      ],
      integrity: 'device',
      resultsShown: 'afterVote',
      resultsAs: 'share',
      opensAt: '2025-10-01T08:00:00.000Z',
    },
  },
];
