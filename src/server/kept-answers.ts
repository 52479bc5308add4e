import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestId, requestIdHeader } from '#serving/current-request.ts';
import { announcesBody } from '#serving/patient-server.ts';
import type { AssetsInMemory } from './assets-in-memory.ts';
import type { PublishedContent } from './content/published-content.ts';
import type { ClientAddresses } from './http/client-address.ts';
import type { AskedHeader, PlainAnswer } from './http/plain-answer.ts';
import type { KeptStylesheets } from './joined-stylesheets.ts';
import type { MediaInMemory } from './media-in-memory.ts';
import type { PageRoutes } from './pages/page-routes.ts';
import type { CommonHeaders } from './security-headers.ts';

interface KeptParts {
  content: Pick<PublishedContent, 'mayLoad'>;
  pages: Pick<PageRoutes, 'kept'>;
  assets: Pick<AssetsInMemory, 'kept'>;
  media: Pick<MediaInMemory, 'kept'>;
  stylesheets: KeptStylesheets;
  common: CommonHeaders;
  addresses: Pick<ClientAddresses, 'isFromProxy'>;
}

/** Answers from cache if possible. Returns whether it did. */
export type AnswerKept = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Host headers that the app accepts as well; it refuses others. */
const host = /^[\w.-]+(?::\d{1,5})?$/;

/**
 * The fast path for cached pages, payloads, assets and pictures, on Node's request and response: a web Request and
 * Response each would take several times as long as the response itself. Content, headers and conditions come from the
 * same code that the app uses.
 */
export function keptAnswerer(parts: KeptParts): AnswerKept {
  const { content, pages, assets, media, stylesheets, common, addresses } = parts;
  const find = (target: string, header: AskedHeader): PlainAnswer | undefined => {
    const [, directory, name = ''] = /^\/(assets|media)\/(.*)$/.exec(target) ?? [];
    if (directory === undefined) return pages.kept(target, header);
    if (header('range') !== undefined) return undefined;
    if (directory === 'media') return content.mayLoad(name) ? media.kept(name, header) : undefined;
    return assets.kept(name, header) ?? stylesheets.kept(target, header);
  };

  return (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || announcesBody(incoming)) return false;
    if (headers.host === undefined || !host.test(headers.host)) return false;
    const header: AskedHeader = (name) => {
      const value = headers[name];
      return typeof value === 'string' ? value : value?.join(', ');
    };
    try {
      const answer = find(url, header);
      if (!answer) return false;
      const id = requestId(header(requestIdHeader), () => addresses.isFromProxy(incoming));
      outgoing.writeHead(answer.status, { ...common(url), ...answer.headers, [requestIdHeader]: id });
      outgoing.end(method === 'HEAD' ? undefined : answer.body);
      return true;
    } catch {
      // Nothing has been sent. The app will fail too, and reports it to visitor and log.
      return false;
    }
  };
}
