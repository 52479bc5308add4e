/** What a first start writes, done once for all tests that begin with an empty site: `payload run`. */
import { getPayload } from 'payload';
import config from '../../src/content/payload.config.ts';

const payload = await getPayload({ config });
await payload.destroy();
