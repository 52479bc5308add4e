import type { Payload } from 'payload';
import { z } from 'zod';
import { brandVersion } from '#brand/brand-version.server.ts';
import { drawnWordmark } from '#brand/drawn-wordmark.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { readNameAndClaims } from '#content/identity/brand/name-and-claims.ts';
import { clubDetailsOf } from '#content/identity/club/stored-club.ts';
import { resolveLink } from '#fields/link.ts';
import { resolveMedia } from '#fields/media.ts';
import { shareImageOf } from '#fields/share-image.ts';
import { defaultLocale, inEveryLocale, type Locale, readInEveryLocale } from '#i18n/locales.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { readOnEveryPage } from './on-every-page.ts';

const storedSettings = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  navigation: z.array(z.unknown()).nullish(),
  footer: z.array(z.unknown()).nullish(),
  legal: z.array(z.unknown()).nullish(),
  social: z.array(z.unknown()).nullish(),
  shareImage: z.unknown().optional(),
  club: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * The project settings in every locale, with the parts of the identity that every page shows. Undefined while they
 * are empty.
 */
export async function readProjectSettings(payload: Payload): Promise<ProjectSettings | undefined> {
  const stored = await readInEveryLocale((locale) => readIn(payload, locale));
  if (!Object.values(stored).some(({ title }) => title)) return undefined;
  const shared = stored[defaultLocale];
  const { name, claims } = await readNameAndClaims(payload);
  const { brand } = await readOnEveryPage(payload);
  const shareImage = resolveMedia(shared.shareImage, brand);
  const wordmark = drawnWordmark(brand, (logo) => `/brand/${brandVersion(brand)}/logos/${logo}`);
  return {
    brand: { name: name.text, styledLetter: name.styledLetter - 1, ...(wordmark ? { wordmark } : {}) },
    social: links(shared.social, defaultLocale),
    ...(shareImage ? { shareImage: shareImageOf(shareImage) } : {}),
    club: clubDetailsOf(shared.club),
    locales: inEveryLocale((locale) => localized(stored[locale], claims[locale], locale, brand)),
  };
}

async function readIn(payload: Payload, locale: Locale): Promise<z.infer<typeof storedSettings>> {
  const stored = await payload.findGlobal({
    slug: 'project-settings',
    locale,
    fallbackLocale: false,
    depth: 1,
  });
  return storedSettings.parse(await followLinks(payload, stored));
}

function localized(
  stored: z.infer<typeof storedSettings>,
  claim: string,
  locale: Locale,
  brand: Brand,
): ProjectSettings['locales'][Locale] {
  const shareImage = resolveMedia(stored.shareImage, brand);
  return {
    title: stored.title ?? '',
    description: stored.description ?? '',
    claim,
    navigation: links(stored.navigation, locale),
    footer: links(stored.footer, locale),
    legal: links(stored.legal, locale),
    ...(shareImage ? { shareImageAlt: shareImage.alt } : {}),
  };
}

function links(stored: unknown[] | null | undefined, locale: Locale): ProjectSettings['social'] {
  return (stored ?? []).flatMap((link) => resolveLink(link, { locale }) ?? []);
}
