import type { ContentField, FieldFacts } from '#fields/content-field.ts';
import { isRecord } from '#fields/content-field.ts';
import { text } from '#fields/text.ts';
import { embedPageOf, embedProviders, isEmbedProviderName } from './embed-providers.ts';

/** The part of a provider's URL that names one piece; the editing form refuses what the chosen provider would not know. */
export function embedAddress(facts: FieldFacts): ContentField<string, string> {
  const field = text({ ...facts, maxLength: 120 });
  return {
    ...field,
    editor: (name) => ({
      name,
      type: 'text',
      label: facts.label,
      required: true,
      maxLength: 120,
      validate: (value: unknown, { req, siblingData }: AddressContext) =>
        checkEmbedAddress(value, isRecord(siblingData) ? siblingData.provider : undefined, req.i18n.language),
      admin: { description: facts.help },
    }),
  };
}

interface AddressContext {
  req: { i18n: { language: string } };
  siblingData: unknown;
}

/** True, or a sentence in the editor's language that says what the provider's addresses look like. */
export function checkEmbedAddress(value: unknown, provider: unknown, language: string): true | string {
  const inGerman = language === 'de';
  if (typeof value !== 'string' || value === '') {
    return inGerman
      ? 'Ohne Kennung gibt es nichts zu zeigen.'
      : 'Without an identifier there is nothing to show.';
  }
  if (!isEmbedProviderName(provider) || embedPageOf(provider, value) !== undefined) return true;
  const expected = embedProviders[provider].addressHelp;
  return inGerman ? `„${value}“ passt nicht. ${expected.de}` : `“${value}” does not fit. ${expected.en}`;
}
