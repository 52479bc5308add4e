import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { withKnownAddresses } from '#content/foundation/requests/unknown-address.ts';
import config from '#content/payload.config.ts';

export const GET = withKnownAddresses(REST_GET(config), config);
export const POST = withKnownAddresses(REST_POST(config), config);
export const DELETE = withKnownAddresses(REST_DELETE(config), config);
export const PATCH = withKnownAddresses(REST_PATCH(config), config);
export const PUT = withKnownAddresses(REST_PUT(config), config);
export const OPTIONS = REST_OPTIONS(config);
