import type { Link } from '#fields/link.ts';

/** Whether a shop can be told what was chosen: by its address, which mail and telephone have not. */
export function isForm(link: Link | undefined): link is Link {
  return link !== undefined && /^(\/|https:)/.test(link.href);
}
