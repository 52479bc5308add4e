import type { Localized } from '#i18n/locales.ts';

/** Where an embedded piece can come from. */
export interface EmbedProvider {
  /** As the provider calls itself. */
  name: string;
  /** Who receives a visitor's data once they follow the link. */
  recipient: string;
  /** What an address of this provider is made of, for the editor. */
  addressHelp: Localized;
  /** The whole address must match. */
  addressPattern: RegExp;
  /** The public page of the piece; only for an address that matches. */
  pageOf(address: string): string;
}

/**
 * The providers by the name that is stored. An address is never a URL, only the part of one that names the piece,
 * so that no editor's text can lead anywhere else.
 */
export const embedProviders = {
  /** Eleven letters, digits, hyphens or underscores: what stands behind `watch?v=`. */
  youtube: {
    name: 'YouTube',
    recipient: 'Google Ireland Ltd.',
    addressHelp: {
      de: 'YouTube: die elf Zeichen hinter „watch?v=“.',
      en: 'YouTube: the eleven characters after “watch?v=”.',
    },
    addressPattern: /^[\w-]{11}$/,
    pageOf: (address) => `https://www.youtube.com/watch?v=${address}`,
  },
  /** The video's number, and for an unlisted one a slash and the key that opens it. */
  vimeo: {
    name: 'Vimeo',
    recipient: 'Vimeo.com, Inc.',
    addressHelp: {
      de: 'Vimeo: die Nummer des Videos, bei nicht gelisteten dahinter „/“ und der Schlüssel.',
      en: 'Vimeo: the video’s number, for unlisted ones followed by “/” and the key.',
    },
    addressPattern: /^\d{6,12}(?:\/[0-9a-f]{8,12})?$/,
    pageOf: (address) => `https://vimeo.com/${address}`,
  },
  /** Zoom, latitude and longitude, as behind `#map=` in the address bar: `15/48.7923/9.2320`. */
  openstreetmap: {
    name: 'OpenStreetMap',
    recipient: 'OpenStreetMap Foundation',
    addressHelp: {
      de: 'OpenStreetMap: was hinter „#map=“ steht, zum Beispiel 15/48.7770/9.1800.',
      en: 'OpenStreetMap: what stands after “#map=”, such as 15/48.7770/9.1800.',
    },
    addressPattern: /^(?:1?\d)\/-?[0-8]?\d(?:\.\d{1,6})?\/-?1?\d{1,2}(?:\.\d{1,6})?$/,
    pageOf: (address) => `https://www.openstreetmap.org/#map=${address}`,
  },
  /** The kind of piece, a slash and its 22 letters and digits: `episode/…`. */
  spotify: {
    name: 'Spotify',
    recipient: 'Spotify AB',
    addressHelp: {
      de: 'Spotify: Art und Kennung, zum Beispiel „episode/“ und 22 Zeichen.',
      en: 'Spotify: kind and identifier, such as “episode/” and 22 characters.',
    },
    addressPattern: /^(?:track|album|playlist|episode|show|artist)\/[0-9A-Za-z]{22}$/,
    pageOf: (address) => `https://open.spotify.com/${address}`,
  },
  /** `p` for a post or `reel`, a slash and the post's code. */
  instagram: {
    name: 'Instagram',
    recipient: 'Meta Platforms Ireland Ltd.',
    addressHelp: {
      de: 'Instagram: „p/“ oder „reel/“ und die Kennung des Beitrags.',
      en: 'Instagram: “p/” or “reel/” and the post’s code.',
    },
    addressPattern: /^(?:p|reel)\/[\w-]{5,40}$/,
    pageOf: (address) => `https://www.instagram.com/${address}/`,
  },
  /** The account's name, `/status/` and the post's number. */
  x: {
    name: 'X',
    recipient: 'X Internet Unlimited Company',
    addressHelp: {
      de: 'X: Kontoname, „/status/“ und die Nummer des Beitrags.',
      en: 'X: account name, “/status/” and the post’s number.',
    },
    addressPattern: /^\w{1,15}\/status\/\d{5,20}$/,
    pageOf: (address) => `https://x.com/${address}`,
  },
} as const satisfies Readonly<Record<string, EmbedProvider>>;

export type EmbedProviderName = keyof typeof embedProviders;

export function isEmbedProviderName(value: unknown): value is EmbedProviderName {
  return typeof value === 'string' && Object.hasOwn(embedProviders, value);
}

/** The provider's public page, or nothing if the address is none of this provider's. */
export function embedPageOf(provider: EmbedProviderName, address: string): string | undefined {
  const { addressPattern, pageOf } = embedProviders[provider];
  return addressPattern.test(address) ? pageOf(address) : undefined;
}
