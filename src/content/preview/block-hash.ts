/**
 * What stands before the id of a block's row in the address of a form that is to open there. A field inside it may follow:
 * `#block-6720….items.0.link.href`.
 */
export const blockHash = '#block-';

/** The same for a field that is in no block: `#field-seo.description`. */
export const fieldHash = '#field-';
