import { styledName } from '#brand/styled-name.ts';

/**
 * Wraps the styled letter of the brand's name in cleaned markup. Tags are left alone: cleaned markup has no bare angle
 * brackets in text or attributes.
 */
export function brandMarkup(markup: string, brand: { name: string; styledLetter: number }): string {
  // The name is empty until the settings are filled in; an empty string would match everywhere.
  const { before, letter, after } = styledName(brand);
  if (letter === '') return markup;
  const styled = `${before}<span data-brand-letter="">${letter}</span>${after}`;
  return markup
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : piece.replaceAll(brand.name, () => styled)))
    .join('');
}
