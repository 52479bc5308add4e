import { getPayload, type Payload } from 'payload';
import config from '#content/payload.config.ts';

/** The one Payload of this process. */
export function contentPayload(): Promise<Payload> {
  return getPayload({ config });
}
