import { sameThings } from './same-things.ts';
import { meaningful, wordsOf } from './words.ts';

/** Something that can be found by what it is called. */
export interface Findable {
  title: string;
  /** Other words for it, in any language. */
  also: string;
}

/** Shorter parts of a word say nothing: `ton` in `Kunststoff`. */
const shortestPart = 4;

/** Entries below this part of the best one's score are left out. */
const worthShowing = 0.5;

/**
 * The entries that answer a question, best first. A word in the title counts twice, a rare word more than a frequent
 * one. Linear in the number of entries and of words, which are at most `mostWords`.
 */
export class Ranking<Entry extends Findable> {
  readonly #entries: readonly { entry: Entry; title: ReadonlySet<string>; all: readonly string[] }[];

  constructor(entries: readonly Entry[]) {
    this.#entries = entries.map((entry) => {
      const title = new Set(wordsOf(entry.title));
      return { entry, title, all: [...new Set([...title, ...wordsOf(entry.also)])] };
    });
  }

  find(query: string, most: number): { entry: Entry; score: number }[] {
    const asked = [...new Set(meaningful(wordsOf(query)))].slice(0, mostWords);
    const scores = this.#entries.map(() => 0);
    for (const word of asked) {
      const forms = [word, ...(sameThings.get(word) ?? [])];
      const met = this.#entries.map(({ title, all }) => {
        const best = meeting(forms, all);
        return best + (best > 0 && forms.some((form) => title.has(form)) ? best : 0);
      });
      const rarity = Math.log(1 + met.length / (1 + met.filter((value) => value > 0).length));
      met.forEach((value, place) => {
        scores[place] = (scores[place] ?? 0) + value * rarity;
      });
    }
    const ranked = this.#entries
      .map(({ entry }, place) => ({ entry, score: scores[place] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    const least = (ranked[0]?.score ?? 0) * worthShowing;
    return ranked.slice(0, most).filter(({ score }) => score >= least);
  }
}

const mostWords = 24;

/** From 0 to 1: the same word, a compound of words that are said, or a part of one. */
function meeting(forms: readonly string[], said: readonly string[]): number {
  let best = 0;
  for (const form of forms) {
    let parts = 0;
    for (const word of said) {
      if (word === form) return 1;
      if (word.length >= shortestPart && form.includes(word)) parts += word.length / form.length;
      else if (form.length >= shortestPart && word.includes(form))
        best = Math.max(best, 0.3 + (0.5 * form.length) / word.length);
    }
    best = Math.max(best, 0.9 * Math.min(1, parts));
  }
  return best;
}
