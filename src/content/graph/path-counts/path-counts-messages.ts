import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';

const numbers = {
  de: new Intl.NumberFormat(formatLocales.de),
  en: new Intl.NumberFormat(formatLocales.en),
};

/** Days are stored without a time; formatting in UTC keeps them the same everywhere. */
const days = {
  de: new Intl.DateTimeFormat(formatLocales.de, { dateStyle: 'medium', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(formatLocales.en, { dateStyle: 'medium', timeZone: 'UTC' }),
};

const written = (language: EditorLanguage, day: string) =>
  days[language].format(new Date(`${day}T12:00:00Z`));

interface Counted {
  count: number;
  firstDay: string;
  lastDay: string;
}

const german = {
  heading: 'Nicht gefundene Pfade',
  help: 'Danach wurde gefragt, und dort ist nichts. Gezählt werden Pfade, nie Menschen. Neues steht nach einer halben Minute hier; wonach 90 Tage lang niemand fragt, verschwindet.',
  none: 'Bisher wurde nach nichts gefragt, was es nicht gibt.',
  asked: ({ count, firstDay, lastDay }: Counted) => {
    const often = count === 1 ? 'Einmal' : `${numbers.de.format(count)}-mal`;
    return firstDay === lastDay
      ? `${often}, am ${written('de', lastDay)}`
      : `${often} seit ${written('de', firstDay)}, zuletzt am ${written('de', lastDay)}`;
  },
  meant: (page: string) => `vielleicht gemeint: ${page}`,
  redirect: 'Weiterleitung anlegen',
  redirectFrom: (path: string) => `Weiterleitung von ${path} anlegen`,
  ignore: 'Ignorieren',
  ignorePath: (path: string) => `${path} ignorieren`,
  ignored: (path: string) => `${path} wird nicht mehr gezeigt.`,
  ignoredPaths: (count: number) => `Ignorierte Pfade: ${numbers.de.format(count)}`,
  showAgain: 'Wieder zeigen',
  showPathAgain: (path: string) => `${path} wieder zeigen`,
  shownAgain: (path: string) => `${path} steht wieder in der Liste.`,
  others: (count: number) => (count === 1 ? 'Ein weiterer' : `${numbers.de.format(count)} weitere`),
  notListed: (count: number) =>
    `${numbers.de.format(count)} seltenere stehen hier, sobald die häufigeren erledigt sind.`,
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  unreadable: 'Welche Pfade nicht gefunden wurden, ließ sich gerade nicht lesen. Bitte die Seite neu laden.',
  followed: 'Benutzt',
  neverFollowed: 'Noch nicht',
  followedHelp:
    'So oft hat die Website auf diesem Weg weitergeleitet. Dauerhafte Weiterleitungen merken sich Browser: Wer sie kennt, fragt nicht noch einmal.',
};

const english: typeof german = {
  heading: 'Paths not found',
  help: 'Visitors asked for these paths and found nothing. Paths are counted, people never are. New ones appear after half a minute; those that nobody asks for in 90 days disappear.',
  none: 'So far nobody has asked for a path that doesn’t exist.',
  asked: ({ count, firstDay, lastDay }) => {
    const often = count === 1 ? 'Once' : `${numbers.en.format(count)} times`;
    return firstDay === lastDay
      ? `${often}, on ${written('en', lastDay)}`
      : `${often} since ${written('en', firstDay)}, last on ${written('en', lastDay)}`;
  },
  meant: (page) => `perhaps meant: ${page}`,
  redirect: 'Make a redirect',
  redirectFrom: (path) => `Make a redirect from ${path}`,
  ignore: 'Ignore',
  ignorePath: (path) => `Ignore ${path}`,
  ignored: (path) => `${path} is no longer shown.`,
  ignoredPaths: (count) => `Ignored paths: ${numbers.en.format(count)}`,
  showAgain: 'Show again',
  showPathAgain: (path) => `Show ${path} again`,
  shownAgain: (path) => `${path} is in the list again.`,
  others: (count) => (count === 1 ? 'One more' : `${numbers.en.format(count)} more`),
  notListed: (count) =>
    `${numbers.en.format(count)} less frequent ones appear here once those above are dealt with.`,
  failed: 'That did not work. Please try again.',
  unreadable: 'Which paths were not found could not be read just now. Please reload the page.',
  followed: 'Followed',
  neverFollowed: 'Not yet',
  followedHelp:
    'How often the site used this redirect. Browsers remember permanent redirects and don’t ask again.',
};

export const pathCountsMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: english,
};
