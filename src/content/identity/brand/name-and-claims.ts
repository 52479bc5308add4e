import type { Payload } from 'payload';
import { z } from 'zod';
import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { inEveryLocale, type Locale } from '#i18n/locales.ts';
import { readStoredBrand } from './read-brand.ts';
import { recordOf } from './stored-brand.ts';

const storedClaim = z.object({ claim: z.string().nullish() });

/**
 * The parts of the identity that every page shows; the claim in each of the site's languages, which may be more than
 * the record has.
 */
export async function readNameAndClaims(
  payload: Payload,
): Promise<{ name: WrittenBrand['name']; claims: { [Code in Locale]: string } }> {
  const stored = await readStoredBrand(payload);
  const { name, claim } = recordOf(stored);
  const claims = inEveryLocale(
    (locale) => storedClaim.parse(stored[locale]).claim || claim[editorLanguageFor(locale)],
  );
  return { name, claims };
}
