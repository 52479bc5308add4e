import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { EditorText } from '#i18n/editor-texts.ts';

/** How many characters a password has at least. */
const fewest = 12;

/** And at most: longer ones would cost more to hash than they are worth. */
export const longestPassword = 1000;

/** So many guesses somebody needs who knows lists, names and patterns, as a power of ten. */
const hardEnough = 10;

/** What lies behind this many characters is not looked at: a password that is good so far is good. */
const looksAt = 48;

/** Words that everybody would try who knows where they are. */
const ours = ['heimspiel', 'redaktion', 'verein', 'payload', 'admin', 'viewer', 'editor'];

/** Whose password it is to be. */
export interface PasswordHolder {
  email: string;
  name?: string | null | undefined;
}

/**
 * What speaks against a password that somebody chooses, in a sentence that says what to do; undefined where nothing does.
 * Every way by which a password is set asks this.
 */
export async function problemWithPassword(
  password: string,
  { email, name }: PasswordHolder,
): Promise<EditorText | undefined> {
  if ([...password].length < fewest) return tooShort;
  if (password.length > longestPassword) return tooLong;
  const words = [email, ...email.split(/[^\p{L}\p{N}]+/u), ...(name ?? '').split(/\s+/), name ?? ''];
  const { guessesLog10 } = (await estimator()).check(password, [...ours, ...words.filter(Boolean)]);
  return guessesLog10 < hardEnough ? tooEasy : undefined;
}

let prepared: Promise<ZxcvbnFactory> | undefined;

/** Takes a third of a second and 40 MB, and so waits for the first password that is chosen. */
function estimator(): Promise<ZxcvbnFactory> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, german, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Estimator({
    dictionary: { ...common.dictionary, ...german.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    // Each of them costs time that others wait for: a tenth of a second at most.
    maxLength: looksAt,
    l33tMaxSubstitutions: 5,
  });
}

const tooShort: EditorText = {
  de: `Ein Passwort braucht mindestens ${fewest} Zeichen. Bitte ein längeres wählen.`,
  en: `A password needs ${fewest} characters or more. Please choose a longer one.`,
};

const tooLong: EditorText = {
  de: `Ein Passwort darf höchstens ${longestPassword} Zeichen haben. Bitte ein kürzeres wählen.`,
  en: `A password may have ${longestPassword} characters at most. Please choose a shorter one.`,
};

const tooEasy: EditorText = {
  de: 'Dieses Passwort ist zu leicht zu erraten: Es steht auf Listen häufiger Passwörter, folgt einem Muster oder besteht aus bekannten Namen. Bitte ein anderes wählen, am besten vier Wörter oder mehr, die nichts miteinander zu tun haben.',
  en: 'This password is too easy to guess: it is on lists of common ones, follows a pattern, or is made of known names. Please choose another one, best of all four words or more that have nothing to do with each other.',
};
