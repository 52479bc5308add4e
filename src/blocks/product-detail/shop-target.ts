import type { Link } from '#fields/link.ts';

/** Whether the link can carry the choice: http(s) and internal links can, mail and telephone can't. */
export function isForm(link: Link | undefined): link is Link {
  return link !== undefined && /^(\/|https:)/.test(link.href);
}
