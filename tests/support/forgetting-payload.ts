/**
 * Payload keeps every list of fields that it ever flattened in a map of its module. The product has one configuration for
 * as long as it lives; a process that tests a hundred of them, one after the other, would keep them all, at 28 MB each.
 * Loaded by Node before anything else, so that it holds for what tests import of Payload later.
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
