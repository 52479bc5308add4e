import { plainSigns } from './text.ts';

/**
 * The web addresses in what was pasted, as `https`: an address with or without its protocol, an embed code, a message
 * with a link in it.
 */
export function addressesIn(pasted: string): URL[] {
  const text = plainSigns(pasted).replace(/&amp;/g, '&');
  const written = [...text.matchAll(/(?:https?:)?\/\/[^\s"'<>]+/gi)].map(([address]) => address);
  const bare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(text) ? [`//${text}`] : [];
  return [...written, ...bare].flatMap((address) => {
    const secure = address.replace(/^(?:https?:)?/i, 'https:').replace(/[.,;:!)\]]+$/, '');
    return URL.canParse(secure) ? [new URL(secure)] : [];
  });
}
