import { expect, it } from 'vitest';
import { brandMarkup } from './brand-markup.ts';

const markup = '<p title="Heimspiel">Heimspiel ist das <em>Heimspiel</em>.</p>';

it('styles a letter of the name in texts, and leaves tags alone', () => {
  const styled = 'Hei<span data-brand-letter="">m</span>spiel';
  expect(brandMarkup(markup, { name: 'Heimspiel', styledLetter: 3 })).toBe(
    `<p title="Heimspiel">${styled} ist das <em>${styled}</em>.</p>`,
  );
});

it('leaves all as it is where the brand has no name', () => {
  expect(brandMarkup(markup, { name: '', styledLetter: 0 })).toBe(markup);
});
