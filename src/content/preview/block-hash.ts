/** What stands before the id of a block's row in the address of a form that is to open there. */
export const blockHash = '#block-';
