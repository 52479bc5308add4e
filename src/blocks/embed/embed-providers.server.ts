import type { EditorText } from '#i18n/editor-texts.ts';
import type { FrameShape } from './embed-source.ts';
import { mapFrame } from './map-frame.ts';

export interface EmbedProvider {
  name: string;
  /** Who receives visitor data when the content is loaded or the link is followed. */
  recipient: string;
  privacyPolicy: string;
  /** Format of the address, for editors. */
  addressHelp: EditorText;
  /** Matches the whole address. */
  addressPattern: RegExp;
  /** Kind of content, which decides the frame's size. */
  shape: FrameShape;
  /** The iframe's `allow` attribute. */
  allow: string;
  /** The item's public page; requires a matching address. */
  pageOf(address: string): string;
  /** URL of the frame; requires a matching address. Always the same origin. */
  frameOf(address: string): string;
  /** Extracts the address from a copied URL; undefined if the URL isn't this provider's. */
  addressIn(url: URL): string | undefined;
}

const film = 'fullscreen; encrypted-media; picture-in-picture';

/**
 * Providers by stored name. Only the part of a URL that identifies an item is stored, so that editor input can't lead
 * anywhere else.
 */
export const embedProviders = {
  /** Eleven letters, digits, hyphens or underscores: the value of `v` in `watch?v=`. */
  youtube: {
    name: 'YouTube',
    recipient: 'Google Ireland Limited',
    privacyPolicy: 'https://policies.google.com/privacy',
    addressHelp: {
      de: 'YouTube: die elf Zeichen hinter „watch?v=“.',
      en: 'YouTube: the eleven characters after “watch?v=”.',
    },
    addressPattern: /^[\w-]{11}$/,
    shape: 'film',
    allow: film,
    pageOf: (address) => `https://www.youtube.com/watch?v=${address}`,
    frameOf: (address) => `https://www.youtube-nocookie.com/embed/${address}?rel=0`,
    addressIn: (url) => {
      if (url.hostname === 'youtu.be') return url.pathname.slice(1);
      if (!isOf(url, 'youtube.com') && !isOf(url, 'youtube-nocookie.com')) return undefined;
      return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(url.pathname)?.[1];
    },
  },
  /** The video's number; for unlisted ones followed by a slash and the key. */
  vimeo: {
    name: 'Vimeo',
    recipient: 'Vimeo.com, Inc.',
    privacyPolicy: 'https://vimeo.com/privacy',
    addressHelp: {
      de: 'Vimeo: die Nummer des Videos, bei nicht gelisteten dahinter „/“ und der Schlüssel.',
      en: 'Vimeo: the video’s number, for unlisted ones followed by “/” and the key.',
    },
    addressPattern: /^\d{6,12}(?:\/[0-9a-f]{8,12})?$/,
    shape: 'film',
    allow: film,
    pageOf: (address) => `https://vimeo.com/${address}`,
    frameOf: (address) => {
      const [video, key] = address.split('/');
      return `https://player.vimeo.com/video/${video}?dnt=1${key ? `&h=${key}` : ''}`;
    },
    addressIn: (url) =>
      isOf(url, 'vimeo.com') ? /\/(\d{6,12}(?:\/[0-9a-f]{8,12})?)\/?$/.exec(url.pathname)?.[1] : undefined,
  },
  /** Zoom, latitude and longitude, as after `#map=` in the address bar: `15/48.7923/9.2320`. */
  openstreetmap: {
    name: 'OpenStreetMap',
    recipient: 'OpenStreetMap Foundation',
    privacyPolicy: 'https://osmfoundation.org/wiki/Privacy_Policy',
    addressHelp: {
      de: 'OpenStreetMap: was hinter „#map=“ steht, zum Beispiel 15/48.7770/9.1800.',
      en: 'OpenStreetMap: what stands after “#map=”, such as 15/48.7770/9.1800.',
    },
    addressPattern: /^(?:1?\d)\/-?[0-8]?\d(?:\.\d{1,6})?\/-?1?\d{1,2}(?:\.\d{1,6})?$/,
    shape: 'map',
    allow: '',
    pageOf: (address) => `https://www.openstreetmap.org/#map=${address}`,
    frameOf: mapFrame,
    addressIn: (url) => (isOf(url, 'openstreetmap.org') ? /map=([^&]+)/.exec(url.hash)?.[1] : undefined),
  },
  /** The type, a slash and the 22-character id: `episode/…`. */
  spotify: {
    name: 'Spotify',
    recipient: 'Spotify AB',
    privacyPolicy: 'https://www.spotify.com/legal/privacy-policy/',
    addressHelp: {
      de: 'Spotify: Art und Kennung, zum Beispiel „episode/“ und 22 Zeichen.',
      en: 'Spotify: kind and identifier, such as “episode/” and 22 characters.',
    },
    addressPattern: /^(?:track|album|playlist|episode|show|artist)\/[0-9A-Za-z]{22}$/,
    shape: 'sound',
    allow: 'encrypted-media',
    pageOf: (address) => `https://open.spotify.com/${address}`,
    frameOf: (address) => `https://open.spotify.com/embed/${address}`,
    addressIn: (url) =>
      isOf(url, 'open.spotify.com') ? /([a-z]+\/[0-9A-Za-z]{22})\/?$/.exec(url.pathname)?.[1] : undefined,
  },
  /** `p` for a post or `reel`, a slash and the code. */
  instagram: {
    name: 'Instagram',
    recipient: 'Meta Platforms Ireland Ltd.',
    privacyPolicy: 'https://privacycenter.instagram.com/policy',
    addressHelp: {
      de: 'Instagram: „p/“ oder „reel/“ und die Kennung des Beitrags.',
      en: 'Instagram: “p/” or “reel/” and the post’s code.',
    },
    addressPattern: /^(?:p|reel)\/[\w-]{5,40}$/,
    shape: 'post',
    allow: 'fullscreen',
    pageOf: (address) => `https://www.instagram.com/${address}/`,
    frameOf: (address) => `https://www.instagram.com/${address}/embed/`,
    addressIn: (url) =>
      isOf(url, 'instagram.com') ? /\/((?:p|reel)\/[\w-]+)/.exec(url.pathname)?.[1] : undefined,
  },
  /** The account name, `/status/` and the post's number. */
  x: {
    name: 'X',
    recipient: 'X Internet Unlimited Company',
    privacyPolicy: 'https://x.com/privacy',
    addressHelp: {
      de: 'X: Kontoname, „/status/“ und die Nummer des Beitrags.',
      en: 'X: account name, “/status/” and the post’s number.',
    },
    addressPattern: /^\w{1,15}\/status\/\d{5,20}$/,
    shape: 'post',
    allow: 'fullscreen',
    pageOf: (address) => `https://x.com/${address}`,
    frameOf: (address) =>
      `https://platform.twitter.com/embed/Tweet.html?id=${address.split('/').at(-1)}&dnt=true`,
    addressIn: (url) =>
      isOf(url, 'x.com') || isOf(url, 'twitter.com')
        ? /^\/(\w{1,15}\/status\/\d+)/.exec(url.pathname)?.[1]
        : undefined,
  },
} as const satisfies Readonly<Record<string, EmbedProvider>>;

export type EmbedProviderName = keyof typeof embedProviders;

export function isEmbedProviderName(value: unknown): value is EmbedProviderName {
  return typeof value === 'string' && Object.hasOwn(embedProviders, value);
}

/** The value to store: the address within a URL of this provider, otherwise the typed text. */
export function addressFrom(provider: EmbedProviderName, typed: string): string {
  const text = typed.trim();
  if (!text.startsWith('https://') || !URL.canParse(text)) return text;
  return embedProviders[provider].addressIn(new URL(text)) ?? text;
}

function isOf({ hostname }: URL, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
