/** Ends the command with a sentence that says what to do. */
export function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
