/**
 * Puts the styled letter of the brand's name into a span wherever the name stands in the text of cleaned markup.
 * Tags stay untouched: cleaned markup has no bare angle bracket in its texts or attributes.
 */
export function brandMarkup(markup: string, brand: { name: string; styledLetter: number }): string {
  // While nobody has filled in the settings the brand has no name, and nothing stands at every place in a text.
  if (brand.name === '') return markup;
  const before = brand.name.slice(0, brand.styledLetter);
  const letter = brand.name.slice(brand.styledLetter, brand.styledLetter + 1);
  const after = brand.name.slice(brand.styledLetter + 1);
  const styled = `${before}<span data-brand-letter="">${letter}</span>${after}`;
  return markup
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replaceAll(brand.name, () => styled)))
    .join('');
}
