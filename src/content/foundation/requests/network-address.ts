import type { PayloadRequest } from 'payload';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { addressSignatureHeader, isSignedAddress } from '#pages/signed-address.ts';

/**
 * The client's IP address, as signed by the site. Clients that bypass the site can't be told apart, and so share one
 * limit.
 */
export function networkAddressOf(req: PayloadRequest): string {
  const address = req.headers.get('x-forwarded-for') ?? '';
  const signature = req.headers.get(addressSignatureHeader) ?? '';
  return isSignedAddress(address, signature, settings.secrets.preview) ? address : '';
}
