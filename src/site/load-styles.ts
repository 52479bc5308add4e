const joined = '/assets/joined/';

/** Loads the stylesheets at these addresses as far as the document lacks them. Resolves to whether all are there. */
export async function loadStyles(addresses: readonly string[]): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const known = new Set([...links].flatMap((link) => partsOf(link.getAttribute('href') ?? '')));
  const missing = addresses.flatMap(partsOf).filter((part) => !known.has(part));
  const names = missing.flatMap((part) => /^\/assets\/([^/]+)\.css$/.exec(part)?.[1] ?? []);
  const isJoined = names.length === missing.length && names.length > 1;
  const wanted = isJoined ? [`${joined}${names.join('+')}.css`] : missing;
  return (await Promise.all(wanted.map(addStylesheet))).every(Boolean);
}

/**
 * The stylesheets that the server has joined into one (`src/server/joined-stylesheets.ts`), without the identity's
 * tokens: `navigation/wear-brand.ts` loads those.
 */
function partsOf(address: string): string[] {
  if (!address.startsWith(joined)) return [address];
  const names = address.slice(joined.length, -'.css'.length).split('+');
  return names.filter((name) => !name.startsWith('brand.')).map((name) => `/assets/${name}.css`);
}

function addStylesheet(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
    document.head.append(link);
  });
}
