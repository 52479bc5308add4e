import { describe, expect, it } from 'vitest';
import { editorLanguageFor, editorLanguageOf, textFor, verdictFor } from './editor-texts.ts';

const text = { de: 'Bitte einen Pfad angeben.', en: 'Please give a path.' };
const reading = (language: string) => ({ i18n: { language } });

describe('a text for an editor', () => {
  it.each([
    ['de', text.de],
    ['en', text.en],
    // The admin offers no other languages; German is the fallback.
    ['fr', text.de],
  ])('is read in %s as "%s"', (language, read) => {
    expect(textFor(reading(language), text)).toBe(read);
  });

  it('is a verdict where something is wrong', () => {
    expect(verdictFor(reading('en'), text)).toBe(text.en);
    expect(verdictFor(reading('en'), undefined)).toBe(true);
  });

  it('is read by visitors in their own language', () => {
    expect([editorLanguageFor('de'), editorLanguageFor('en')]).toEqual(['de', 'en']);
    expect(editorLanguageOf(reading('en'))).toBe('en');
  });
});
