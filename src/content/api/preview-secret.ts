import { timingSafeEqual } from 'node:crypto';
import { settings } from '#content/content-settings.ts';

/** Whether a request comes from the site: only it and the content backend know the preview secret. */
export function knowsPreviewSecret(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${settings.secrets.preview}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
