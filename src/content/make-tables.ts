/** Run by `npm run move`: makes the content's tables as the code expects them, and nothing in them. */
import { getPayload } from 'payload';
import config from '#content/payload.config.ts';

const payload = await getPayload({ config, disableOnInit: true });
await payload.destroy();
process.exit(0);
