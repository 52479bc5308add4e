import { expect, test } from 'vitest';
import { heldWords, senseParts } from './sense-parts.ts';

test('display type is parted behind sentences, colons, commas and dashes', () => {
  expect(senseParts('Ein Trikot zieht man aus. Den Ring nicht.')).toEqual([
    'Ein Trikot zieht man aus.',
    'Den Ring nicht.',
  ]);
  expect(senseParts('If it’s red, it’s the ring.')).toEqual(['If it’s red,', 'it’s the ring.']);
  expect(senseParts('Wir reden, wie wir spielen: nach vorn.')).toHaveLength(3);
  expect(senseParts('“Where from?” From here – and back.')).toEqual([
    '“Where from?”',
    'From here –',
    'and back.',
  ]);
});

test('a word before a comma is read with what follows it', () => {
  for (const text of ['Was, wenn er nicht ganz aufs Format passt?', 'Bild, Film oder Ton'])
    expect(senseParts(text)).toEqual([text]);
  expect(senseParts('Ja. Rot, Weiß, Schwarz')).toEqual(['Ja.', 'Rot, Weiß,', 'Schwarz']);
});

test('ordinals, figures and what a fixed space holds together stay whole', () => {
  for (const text of [
    'Am 15. Spieltag',
    'Am 15. um drei',
    '4,5\u00A0:\u00A01 ist genug',
    'Nur ein Satz.',
    '1.\u00A0FC',
  ])
    expect(senseParts(text)).toEqual([text]);
});

test('joined again, the parts are the text', () => {
  const text = 'Was? Das: eins, zwei. Und\nÜbrigens – drei.';
  expect(senseParts(text).join(' ')).toBe(text);
});

test('a short last word of a sentence goes with the word before it', () => {
  expect(heldWords('The ring stays on.')).toEqual(['The ring ', 'stays on.', '']);
  expect(heldWords('We come and go on.')).toEqual(['We come and ', 'go on.', '']);
  expect(heldWords('Wer zieht es an?”')).toEqual(['Wer zieht ', 'es an?”', '']);
  for (const text of ['Der Ring bleibt.', 'On.', 'Um drei, am 15.', 'The shirt is off', 'Zahlen und Fakten'])
    expect(heldWords(text)).toEqual([text]);
});
