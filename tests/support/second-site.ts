import { SpoilingProxy } from './spoiling-proxy.ts';

/**
 * The content backend for a second site with ballots of its own. It remembers nothing of them: the first site's votes
 * would seem to be missing here, and these there.
 */
export async function contentForSecondSite(contentUrl: string): Promise<{ url: string; close: () => void }> {
  const proxy = new SpoilingProxy(contentUrl, {
    path: '/sk/v1/witnessed-votes',
    spoil: () => '{"polls":[]}',
  });
  proxy.isSpoiling = true;
  return { url: await proxy.listen(), close: () => proxy.close() };
}
