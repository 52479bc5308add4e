/**
 * Payload caches every flattened list of fields in a module-level map. The product has one configuration, but a process
 * that tests a hundred, one after the other, would keep them all at 28 MB each. Preloaded by Node, so that it applies
 * to all later imports of Payload.
 */
import { registerHooks } from 'node:module';

const flattening = /\/payload\/dist\/utilities\/flattenAllFields\.js$/;
const kept = 'flattenedFieldsCache = new Map()';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!flattening.test(url)) return loaded;
    const source = String(loaded.source);
    if (!source.includes(kept)) throw new Error(`Payload keeps flattened fields otherwise: ${url}`);
    return { ...loaded, source: source.replace(kept, 'flattenedFieldsCache = new WeakMap()') };
  },
});
