/** Run by `npm run move`: creates the content tables without any content. */
import { getPayload } from 'payload';
import config from '#content/payload.config.ts';

const payload = await getPayload({ config, disableOnInit: true });
await payload.destroy();
process.exit(0);
