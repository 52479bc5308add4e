import { createHash } from 'node:crypto';
import { settings } from '#content/foundation/operation/content-settings.ts';

/** Identifies this installation in the clipboard. Doesn't reveal the secret that it is derived from. */
export const installation = createHash('sha256')
  .update(`installation\n${settings.secrets.preview}`)
  .digest('base64url')
  .slice(0, 16);
