import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import type { RefusalReason } from '#polls/ballot-store.server.ts';
import type { PollState } from './stored-poll.ts';

const numbers = {
  de: new Intl.NumberFormat(formatLocales.de),
  en: new Intl.NumberFormat(formatLocales.en),
};

const german = {
  polls: 'Abstimmungen',
  states: { notOpen: 'Noch nicht offen', open: 'Offen', closed: 'Geschlossen' } satisfies Readonly<
    Record<PollState, string>
  >,
  ballots: 'Stimmzettel',
  chains: 'Ketten im Protokoll',
  chainsHelp: 'Jeder Lauf jeder Website führt eine eigene.',
  readAt: 'Stand',
  result: 'Ergebnis',
  answer: 'Antwort',
  votes: 'Stimmen',
  points: 'Punkte',
  share: 'Anteil der Stimmzettel',
  goneAnswer: 'Antwort, die es nicht mehr gibt',
  turnout: 'Beteiligung',
  turnoutPer: (minutes: number) => `Stimmzettel je ${lengthIn('de', minutes)}`,
  turnoutMost: 'Am meisten auf einmal',
  asTable: 'Als Tabelle',
  from: 'Ab',
  noVotesYet: 'Noch hat niemand abgestimmt.',
  refused: 'Nicht gezählt',
  noneRefused: 'Keine Stimme wurde abgewiesen.',
  reason: 'Grund',
  count: 'Anzahl',
  reasons: {
    'not-open': 'Noch nicht offen',
    closed: 'Schon geschlossen',
    invalid: 'Ungültig ausgefüllt',
    voted: 'Hat schon abgestimmt',
    spent: 'Zum zweiten Mal abgeschickt',
    proof: 'Rechenaufgabe fehlt oder falsch',
    code: 'Kein gültiger Code',
    'too-many': 'Zu viele aus einem Netz',
  } satisfies Readonly<Record<RefusalReason, string>>,
  save: 'Speichern',
  totalsCsv: 'Ergebnis als CSV',
  totalsJson: 'Ergebnis als JSON',
  logCsv: 'Protokoll als CSV',
  logJson: 'Protokoll als JSON',
  logLater: 'Das Protokoll aller Stimmzettel gibt es, sobald die Abstimmung geschlossen ist.',
  close: 'Jetzt schließen',
  closeHeading: 'Diese Abstimmung jetzt schließen?',
  closeBody: 'Ab sofort zählt keine Stimme mehr. „Schließt“ bekommt die Uhrzeit von jetzt.',
  closing: 'Schließt …',
  closed: 'Die Abstimmung ist geschlossen.',
  cancel: 'Offen lassen',
  notRead: 'Die Stimmen waren nicht zu lesen. In ein paar Sekunden kommt der nächste Versuch.',
  ballotsCounted: (count: number) => `${numbers.de.format(count)} Stimmzettel`,
  votesUnknown: 'Stimmen gerade nicht lesbar',
  wall: 'Leinwand',
  wallHelp:
    'Diese Adressen zeigen die Abstimmung auch, bevor sie geöffnet ist. Wer eine davon kennt, sieht die Frage.',
};

const english: typeof german = {
  polls: 'Polls',
  states: { notOpen: 'Not open yet', open: 'Open', closed: 'Closed' },
  ballots: 'Ballots',
  chains: 'Chains in the log',
  chainsHelp: 'Each run of each site keeps its own.',
  readAt: 'As of',
  result: 'Result',
  answer: 'Answer',
  votes: 'Votes',
  points: 'Points',
  share: 'Share of ballots',
  goneAnswer: 'An answer that no longer exists',
  turnout: 'Turnout',
  turnoutPer: (minutes) => `Ballots per ${lengthIn('en', minutes)}`,
  turnoutMost: 'Most at a time',
  asTable: 'As a table',
  from: 'From',
  noVotesYet: 'Nobody has voted yet.',
  refused: 'Not counted',
  noneRefused: 'No vote was refused.',
  reason: 'Reason',
  count: 'Count',
  reasons: {
    'not-open': 'Not open yet',
    closed: 'Closed already',
    invalid: 'Not filled in as asked',
    voted: 'Had voted already',
    spent: 'Sent a second time',
    proof: 'Calculation missing or wrong',
    code: 'No valid code',
    'too-many': 'Too many from one network',
  },
  save: 'Save',
  totalsCsv: 'Result as CSV',
  totalsJson: 'Result as JSON',
  logCsv: 'Log as CSV',
  logJson: 'Log as JSON',
  logLater: 'The log of all ballots can be had once the poll is closed.',
  close: 'Close now',
  closeHeading: 'Close this poll now?',
  closeBody: 'From this moment no vote counts any more. “Closes” is set to the present time.',
  closing: 'Closing …',
  closed: 'The poll is closed.',
  cancel: 'Leave it open',
  notRead: 'The votes could not be read. The next try comes in a few seconds.',
  ballotsCounted: (count) => (count === 1 ? '1 ballot' : `${numbers.en.format(count)} ballots`),
  votesUnknown: 'votes can’t be read just now',
  wall: 'Wall',
  wallHelp:
    'These addresses show the poll before it opens, too. Whoever knows one of them sees the question.',
};

export const votesMessages = { de: german, en: english };

function lengthIn(language: EditorLanguage, minutes: number): string {
  const [count, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, { de: ['Tag', 'Tage'], en: ['day', 'days'] }]
      : minutes % 60 === 0
        ? [minutes / 60, { de: ['Stunde', 'Stunden'], en: ['hour', 'hours'] }]
        : [minutes, { de: ['Minute', 'Minuten'], en: ['minute', 'minutes'] }];
  const [one, many] = unit[language];
  return count === 1 ? `${one}` : `${count} ${many}`;
}
