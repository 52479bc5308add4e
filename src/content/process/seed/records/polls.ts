import type { AuthoredValues } from '#fields/content-field.ts';
import type { pollFields } from '#polls/poll.fields.ts';

export type AuthoredPoll = AuthoredValues<typeof pollFields>;

export interface DemoPoll {
  /** The key that blocks refer to. */
  key: string;
  de: AuthoredPoll;
  en: AuthoredPoll;
}

/** The polls on demo pages and in block examples. Both languages list the same answers in the same order. */
export const demoPolls: readonly DemoPoll[] = [
  {
    key: 'breite',
    de: {
      question: 'Wie breit?',
      introduction:
        'Hier zeigt der VfB, wie er aussieht, und warum. Der Brustring ab der nächsten Saison liegt bei dir: ein Tipp, eine Stimme.',
      thanks: 'Danke. Deine Stimme liegt bei den anderen; gestrickt wird, was vorn liegt.',
      method: 'single',
      options: [
        { label: 'Schmal', detail: '4 cm' },
        { label: 'Klassisch', detail: '11 cm' },
        { label: 'Breit', detail: '30 cm' },
      ],
      integrity: 'device',
      resultsShown: 'afterVote',
      resultsAs: 'share',
      opensAt: '2025-10-01T08:00:00.000Z',
    },
    en: {
      question: 'How wide?',
      introduction:
        'This is where VfB shows how it looks, and why. The chest ring from next season on is up to you: one tap, one vote.',
      thanks: 'Thank you. Your vote is with the others; we knit whichever leads.',
      method: 'single',
      options: [
        { label: 'Narrow', detail: '4 cm' },
        { label: 'Classic', detail: '11 cm' },
        { label: 'Wide', detail: '30 cm' },
      ],
      integrity: 'device',
      resultsShown: 'afterVote',
      resultsAs: 'share',
      opensAt: '2025-10-01T08:00:00.000Z',
    },
  },
  {
    key: 'trikot',
    de: {
      question: 'Was tragen wir morgen?',
      introduction:
        'Drei Trikots, ein Ring. Jeden Mittag um zwölf hängt die Kabine auf, was in der Kurve vorn liegt.',
      thanks: 'Notiert. Der nächste Mittag kommt bestimmt, und mit ihm das Trikot, das dann vorn liegt.',
      method: 'single',
      options: [
        { label: 'Heim', detail: 'Weiß wie am ersten Tag', image: 'trikot-home-frei' },
        { label: 'Auswärts', detail: 'Schwarz wie Dienstagabend', image: 'trikot-away-frei' },
        { label: 'Ausweich', detail: 'Stein wie die Stadt von oben', image: 'trikot-third-frei' },
      ],
      integrity: 'open',
      resultsShown: 'afterVote',
      resultsAs: 'share',
      opensAt: '2025-11-01T08:00:00.000Z',
    },
    en: {
      question: 'What do we wear tomorrow?',
      introduction:
        'Three shirts, one ring. Every day at noon the dressing room hangs up whichever leads in the stand.',
      thanks: 'Noted. There is always another noon, and whichever shirt leads then goes up on the hook.',
      method: 'single',
      options: [
        { label: 'Home', detail: 'White as on day one', image: 'trikot-home-frei' },
        { label: 'Away', detail: 'Black as a Tuesday night', image: 'trikot-away-frei' },
        { label: 'Third', detail: 'Stone, like the city from above', image: 'trikot-third-frei' },
      ],
      integrity: 'open',
      resultsShown: 'afterVote',
      resultsAs: 'share',
      opensAt: '2025-11-01T08:00:00.000Z',
    },
  },
  {
    key: 'express',
    de: {
      question: 'Was fährt mit?',
      introduction:
        'Der VfB-Express: ein Sonderzug, zwölf Wagen, sechs Stunden. Zwei bis vier Dinge passen hinein.',
      thanks: 'Eingestiegen. Der Wagenplan hängt eine Woche vor Abfahrt aus.',
      method: 'multiple',
      minChoices: 2,
      maxChoices: 4,
      options: [
        { label: 'Ein Ruhewagen', detail: 'Für alle, die auf der Rückfahrt schlafen' },
        { label: 'Ein Wagen nur zum Singen', detail: 'Türen zu, Fenster auf' },
        { label: 'Eine Trikot\u00ADpresse', detail: 'Name und Nummer während der Fahrt' },
        { label: 'Brezeln bis Betriebs\u00ADschluss' },
        { label: 'Ein Abteil für Kinder', detail: 'Mit Teppich und Torwand' },
        { label: 'Steckdosen', detail: 'An jedem Platz, nicht an jedem zweiten' },
      ],
      integrity: 'work',
      resultsShown: 'afterVote',
      resultsAs: 'both',
      opensAt: '2025-11-03T10:00:00.000Z',
    },
    en: {
      question: 'What’s on board?',
      introduction:
        'The VfB Express: a special train, twelve coaches, six hours. There is room for two to four things.',
      thanks: 'All aboard. The coach plan goes up a week before departure.',
      method: 'multiple',
      minChoices: 2,
      maxChoices: 4,
      options: [
        { label: 'A quiet coach', detail: 'For those who sleep on the way back' },
        { label: 'A coach for singing only', detail: 'Doors shut, windows open' },
        { label: 'A shirt press', detail: 'Name and number while we travel' },
        { label: 'Pretzels until they run out' },
        { label: 'A compartment for children', detail: 'With a carpet and a target wall' },
        { label: 'Sockets', detail: 'At every seat, not every other one' },
      ],
      integrity: 'work',
      resultsShown: 'afterVote',
      resultsAs: 'both',
      opensAt: '2025-11-03T10:00:00.000Z',
    },
  },
  {
    key: 'lautstaerke',
    de: {
      question: 'Wie laut war es?',
      introduction: 'Eine Stufe für den ersten Heimabend im September, von deinem Platz aus gehört.',
      thanks: 'Gehört. Jede Stufe zählt, auch die leise.',
      method: 'rating',
      options: [
        { label: '1', detail: 'Man hörte den Ball' },
        { label: '2', detail: 'Man hörte den Nachbarn' },
        { label: '3', detail: 'Man hörte die Kurve' },
        { label: '4', detail: 'Man hörte nur die Kurve' },
        { label: '5', detail: 'Man hörte nichts mehr' },
      ],
      integrity: 'device',
      resultsShown: 'afterClosing',
      resultsAs: 'both',
      opensAt: '2025-09-13T17:30:00.000Z',
      closesAt: '2025-09-15T16:00:00.000Z',
    },
    en: {
      question: 'How loud was it?',
      introduction: 'One level for September’s first evening at home, as heard from your seat.',
      thanks: 'We heard you. Every level counts, the quiet one too.',
      method: 'rating',
      options: [
        { label: '1', detail: 'You heard the ball' },
        { label: '2', detail: 'You heard your neighbour' },
        { label: '3', detail: 'You heard the stand' },
        { label: '4', detail: 'You heard only the stand' },
        { label: '5', detail: 'You heard nothing at all' },
      ],
      integrity: 'device',
      resultsShown: 'afterClosing',
      resultsAs: 'both',
      opensAt: '2025-09-13T17:30:00.000Z',
      closesAt: '2025-09-15T16:00:00.000Z',
    },
  },
  {
    key: 'reihenfolge',
    de: {
      question: 'Was zuerst?',
      introduction:
        'Vier Vorhaben, ein Winter. Die Reihenfolge kommt von euch. Den Code bringt die Einladung zur Versammlung mit.',
      thanks: 'Aufgeschrieben, von eins bis vier. Gebaut wird von oben.',
      consent: 'Ich bin Mitglied und benutze nur meinen eigenen Code.',
      method: 'ranking',
      integrity: 'code',
      resultsShown: 'afterClosing',
      resultsAs: 'share',
      options: [
        { label: 'Neue Wegweiser', detail: 'Vom Bahnhof bis zum Block' },
        { label: 'Mehr Fahrrad\u00ADbügel' },
        { label: 'Trinkwasser im Umlauf' },
        { label: 'Eine Uhr, die richtig geht' },
      ],
    },
    en: {
      question: 'What first?',
      introduction:
        'Four plans, one winter. The order comes from you. Your code arrives with the invitation to the meeting.',
      thanks: 'Written down, from one to four. We build from the top.',
      consent: 'I am a member, and the code I use is my own.',
      method: 'ranking',
      integrity: 'code',
      resultsShown: 'afterClosing',
      resultsAs: 'share',
      options: [
        { label: 'New signposts', detail: 'From the station to the stand' },
        { label: 'More bicycle racks' },
        { label: 'Drinking water in the concourse' },
        { label: 'A clock that is right' },
      ],
    },
  },
  {
    key: 'langes-wort',
    de: {
      question: 'Wohin mit den Auswärts\u00ADfahrten\u00ADanmelde\u00ADformularen?',
      introduction:
        'Die Mitglieder\u00ADversammlungs\u00ADvorbereitungs\u00ADgruppe bittet um eine Richtungs\u00ADentscheidung.',
      thanks: 'Danke für die Richtungs\u00ADentscheidungs\u00ADmitwirkung.',
      method: 'single',
      options: [
        {
          label: 'Dauer\u00ADkarten\u00ADinhaber\u00ADschalter',
          detail: 'Erdgeschoss, gegenüber der Trikot\u00ADbeflockungs\u00ADmaschine',
        },
        {
          label: 'Fan\u00ADbeauftragten\u00ADsprech\u00ADstunde',
          detail: 'Donnerstags, außer an Spieltagen',
        },
        { label: 'Geschäfts\u00ADstellen\u00ADbrief\u00ADkasten' },
      ],
      opensAt: '2035-09-03T08:00:00.000Z',
      closesAt: '2035-09-17T16:00:00.000Z',
    },
    en: {
      question: 'Where do away-travel registration forms belong?',
      introduction: 'The group preparing the members’ meeting asks for a decision in principle.',
      thanks: 'Thank you for helping to decide in principle.',
      method: 'single',
      options: [
        {
          label: 'The season-ticket holders’ counter',
          detail: 'Ground floor, opposite the shirt-lettering machine',
        },
        { label: 'The supporter liaison’s surgery', detail: 'Thursdays, except on matchdays' },
        { label: 'The office letterbox' },
      ],
      opensAt: '2035-09-03T08:00:00.000Z',
      closesAt: '2035-09-17T16:00:00.000Z',
    },
  },
  {
    key: 'zwoelf',
    de: {
      question: 'Welche Wörter sollen an die Wand im Kabinengang, wo sie alle sehen, die hinausgehen?',
      introduction:
        'Zwölf Vorschläge aus der Kurve, vom Fanrat ausgesucht, von der Zeugwartin gemessen: Die Wand ist elf Meter lang und zwei Meter vierzig hoch, an der schmalsten Stelle sind es neunzig Zentimeter. Jede Stimme zählt gleich, auch die von Leuten, die den Gang nie sehen werden. Bilder gibt es nur, wo schon jemand eines gezeichnet hat.',
      thanks: 'Danke. Was gewonnen hat, liest man eines Tages an der Wand.',
      method: 'multiple',
      maxChoices: 12,
      options: [
        { label: 'O' },
        {
          label: 'Wer hier hinausgeht, geht für alle, die nicht hineinpassen',
          detail:
            'Mit 58 Zeichen der längste Vorschlag, er liefe einmal um die Ecke und käme an der Tür wieder heraus',
          image: 'kurve',
        },
        { label: '1893', image: 'zahl' },
        { label: 'Los', detail: 'Zweimal eingereicht' },
        { label: 'Furchtlos, freundlich, pünktlich', image: 'takt' },
        { label: 'Nur Licht', image: 'flutlicht' },
        { label: 'Du' },
        { label: 'Zusammen\u00ADgehörigkeits\u00ADgefühl', detail: 'Passt nur quer' },
        { label: 'Von unten nach oben', image: 'staeffele' },
        { label: 'Ein Ring' },
        { label: 'Noch mal' },
        { label: 'Nichts, die Wand bleibt weiß', image: 'stoff' },
      ],
      integrity: 'open',
      resultsShown: 'never',
      opensAt: '2025-11-01T08:00:00.000Z',
    },
    en: {
      question: 'Which words should go on the wall of the tunnel, where everyone walking out will see them?',
      introduction:
        'Twelve proposals from the stand, chosen by the supporters’ council and measured by the kit manager: the wall is eleven metres long and two metres forty high, ninety centimetres at its narrowest. Every vote counts the same, including those of people who will never see the tunnel. There are pictures only where somebody has drawn one already.',
      thanks: 'Thank you. What has won, the wall will say one day.',
      method: 'multiple',
      maxChoices: 12,
      options: [
        { label: 'O' },
        {
          label: 'Whoever walks out here walks for all who would not fit in',
          detail: 'The longest proposal by far; it would run round the corner and come out again at the door',
          image: 'kurve',
        },
        { label: '1893', image: 'zahl' },
        { label: 'Go', detail: 'Submitted twice' },
        { label: 'Fearless, friendly, on time', image: 'takt' },
        { label: 'Only light', image: 'flutlicht' },
        { label: 'You' },
        { label: 'Togetherness', detail: 'Fits sideways only' },
        { label: 'From the bottom up', image: 'staeffele' },
        { label: 'One ring' },
        { label: 'Again' },
        { label: 'Nothing, leave the wall white', image: 'stoff' },
      ],
      integrity: 'open',
      resultsShown: 'never',
      opensAt: '2025-11-01T08:00:00.000Z',
    },
  },
];
