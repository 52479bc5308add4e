/** Numbers of letters for which the stylesheet knows how long one round takes. */
const roundLengths = [80, 120, 180, 260, 400, 600, 1000] as const;

/** So many letters are wider than any window at the size of the band. */
const fewestLetters = 72;

/** The phrases, repeated until one round is wider than the window. */
export function fillRound(phrases: readonly string[]): string[] {
  const letters = countLetters(phrases);
  if (letters === 0) return [];
  return repeat(phrases, Math.ceil(fewestLetters / letters));
}

/** How long the round is, in steps: the same speed for few phrases and for many. */
export function roundLength(phrases: readonly string[]): number {
  const letters = countLetters(phrases);
  return roundLengths.find((length) => length >= letters) ?? 1000;
}

/** As many phrases, over and over, as come closest to a number of letters. */
export function fillLetters(phrases: readonly string[], letters: number): string {
  let text = '';
  for (let index = 0; phrases.length > 0; index += 1) {
    const next = `${phrases[index % phrases.length]}\u2002`;
    const missing = letters - text.length;
    // Beyond the half, leaving the phrase out comes closer than squeezing it in; one phrase there must be.
    if (text !== '' && missing < next.length / 2) break;
    text += next;
  }
  return text;
}

function countLetters(phrases: readonly string[]): number {
  return phrases.reduce((sum, phrase) => sum + phrase.length + 1, 0);
}

function repeat(phrases: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => phrases).flat();
}
