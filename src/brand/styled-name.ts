/** The name around its styled letter; all of it before, if no letter is styled. */
export function styledName({ name, styledLetter }: { name: string; styledLetter: number }): {
  before: string;
  letter: string;
  after: string;
} {
  const at = styledLetter < 0 ? name.length : styledLetter;
  return { before: name.slice(0, at), letter: name.slice(at, at + 1), after: name.slice(at + 1) };
}
