import { createHash } from 'node:crypto';
import { settings } from '#content/content-settings.ts';

/** A name for this installation, by which blocks copied here are known again. It says nothing of the secret it is made of. */
export const installation = createHash('sha256')
  .update(`installation\n${settings.secrets.preview}`)
  .digest('base64url')
  .slice(0, 16);
