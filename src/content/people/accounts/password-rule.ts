import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { EditorText } from '#i18n/editor-texts.ts';

/** The minimum length of a password, in characters. */
const fewest = 12;

/** The maximum length: longer ones only cost hashing time. */
export const longestPassword = 1000;

/** The minimum number of guesses for an attacker with lists, names and patterns, as a power of ten. */
const hardEnough = 10;

/** Only this many characters are rated: if they are strong, so is the password. */
const looksAt = 48;

/** Words that anyone would try here. */
const ours = ['heimspiel', 'redaktion', 'verein', 'payload', 'admin', 'viewer', 'editor'];

export interface PasswordHolder {
  email: string;
  name?: string | null | undefined;
}

/**
 * Why a password is too weak, as a sentence that says what to do; undefined if it is fine. Every way to set a
 * password calls this.
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

/** Takes a third of a second and 40 MB, so it is loaded with the first password that is chosen. */
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
    // Both limit the time that other requests wait: to a tenth of a second.
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
