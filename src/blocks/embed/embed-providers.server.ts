import type { EditorText } from '#i18n/editor-texts.ts';
import { addressesIn } from '#typed/addresses-in.ts';
import { plainSigns } from '#typed/text.ts';
import type { FrameShape } from './embed-source.ts';
import { mapFrame, zoomOf } from './map-frame.ts';

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
  allow: string;
  /** The item's public page; requires a matching address. */
  pageOf(address: string): string;
  /** URL of the frame; requires a matching address. Always the same origin. */
  frameOf(address: string): string;
  /** Extracts the address from a copied URL; undefined if the URL isn't this provider's. */
  addressIn(url: URL): string | undefined;
}

/** Of a marker without a zoom: a few streets. */
const usualZoom = 15;

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
      if (isOf(url, 'youtu.be')) return /^\/([\w-]+)/.exec(url.pathname)?.[1];
      if (!isOf(url, 'youtube.com') && !isOf(url, 'youtube-nocookie.com')) return undefined;
      const named = /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]{11})(?![\w-])/.exec(url.pathname)?.[1];
      return url.searchParams.get('v') ?? named;
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
    addressIn: (url) => {
      if (!isOf(url, 'vimeo.com')) return undefined;
      const [, video, inPath] = /\/(\d{6,12})(?:\/([0-9a-f]{8,12}))?\/?$/.exec(url.pathname) ?? [];
      const key = inPath ?? url.searchParams.get('h');
      return video && key ? `${video}/${key}` : video;
    },
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
    addressIn: (url) => (isOf(url, 'openstreetmap.org') || isOf(url, 'osm.org') ? mapIn(url) : undefined),
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
      isOf(url, 'spotify.com')
        ? /([a-z]+\/[0-9A-Za-z]{22})(?:\/video)?\/?$/.exec(url.pathname)?.[1]
        : undefined,
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
    addressIn: (url) => {
      if (!isOf(url, 'instagram.com') && !isOf(url, 'instagr.am')) return undefined;
      // A shared address has a code of its own, which no frame knows.
      const [, kind, code] = /^(?:\/(?!share\/)[\w.]+)?\/(p|tv|reels?)\/([\w-]+)/.exec(url.pathname) ?? [];
      return code && `${kind === 'p' ? 'p' : 'reel'}/${code}`;
    },
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
    addressIn: (url) => {
      if (!isOf(url, 'x.com') && !isOf(url, 'twitter.com')) return undefined;
      const [, account, post] = /^\/(\w{1,15})(?:\/web)?\/status(?:es)?\/(\d+)/.exec(url.pathname) ?? [];
      const embedded = url.pathname === '/embed/Tweet.html' ? url.searchParams.get('id') : null;
      return post ? `${account}/status/${post}` : embedded ? `i/status/${embedded}` : undefined;
    },
  },
} as const satisfies Readonly<Record<string, EmbedProvider>>;

export type EmbedProviderName = keyof typeof embedProviders;

export function isEmbedProviderName(value: unknown): value is EmbedProviderName {
  return typeof value === 'string' && Object.hasOwn(embedProviders, value);
}

/**
 * The value to store: what identifies the item in whatever people copy of it – an address, an embed code, a message –,
 * otherwise the typed text.
 */
export function addressFrom(provider: EmbedProviderName | 'frame', typed: string): string {
  const addresses = addressesIn(typed);
  if (provider === 'frame') return addresses[0]?.href ?? plainSigns(typed);
  const { addressIn, addressPattern } = embedProviders[provider];
  const found = addresses.map((url) => addressIn(url)).find((address) => addressPattern.test(address ?? ''));
  return found ?? bareAddress(plainSigns(typed));
}

/** Spotify's own notation, and what is copied out of a path. */
function bareAddress(text: string): string {
  return text
    .replace(/^spotify:([a-z]+):(\w+)$/, '$1/$2')
    .replace(/^(?:#?map=|(?:watch\?)?v=)/, '')
    .replace(/^(?:\/|@)|\/$/g, '')
    .replace(/^reels\//, 'reel/');
}

/** Zoom and place, from the address bar, a shared marker or an embed code. */
function mapIn({ hash, searchParams }: URL): string | undefined {
  const [, near, ...seen] = /map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const marker =
    searchParams.get('marker')?.split(',') ?? ['mlat', 'mlon'].map((name) => searchParams.get(name));
  const place = (near === undefined ? marker : seen).map((degrees) =>
    degrees?.replace(/(\.\d{6})\d+$/, '$1'),
  );
  const [west, , east] = searchParams.get('bbox')?.split(',').map(Number) ?? [];
  const framed = west === undefined || east === undefined ? usualZoom : zoomOf(east - west);
  const zoom = Math.round(Number(near ?? searchParams.get('zoom') ?? framed));
  return [zoom, ...place].join('/');
}

function isOf({ hostname }: URL, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
