import { settings } from '#content/content-settings.ts';
import { bearsSecret } from '#serving/bearer.ts';

/** Whether a request comes from the site: only the site and the content backend know the preview secret. */
export function knowsPreviewSecret(request: Request): boolean {
  return bearsSecret(request.headers.get('authorization'), settings.secrets.preview);
}
