export type Provider = 'youtube' | 'vimeo';

/** What a visitor has to know before following a link there. */
export const providers: { readonly [Name in Provider]: { name: string; operator: string } } = {
  youtube: { name: 'YouTube', operator: 'Google Ireland Limited' },
  vimeo: { name: 'Vimeo', operator: 'Vimeo.com, Inc.' },
};

const idPatterns: { readonly [Name in Provider]: RegExp } = {
  youtube: /^[\w-]{6,20}$/,
  vimeo: /^\d{5,15}$/,
};

/** The address of the video's own page; nothing, if the id can't be one of that service. */
export function providerPage(provider: Provider, videoId: string | undefined): string | undefined {
  const id = videoId?.trim() ?? '';
  if (!idPatterns[provider].test(id)) return undefined;
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
