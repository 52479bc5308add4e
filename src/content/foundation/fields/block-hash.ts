/**
 * Prefix of a block's row id in a form's URL, to open the form at that block. May be followed by a field:
 * `#block-6720….items.0.link.href`.
 */
export const blockHash = '#block-';

/** The same for a field outside blocks: `#field-seo.description`. */
export const fieldHash = '#field-';
