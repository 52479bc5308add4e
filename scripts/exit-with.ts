/** Prints a sentence that says what to do, and exits with 1. */
export function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
