import { isRecord } from '#fields/content-field.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { AskedPoll } from './voting.ts';

/** The path of a published page with this poll's ballot, without language prefix; the home page if there is none. */
export function ballotPath(
  content: PublishedContent,
  { id, locale }: Pick<AskedPoll, 'id' | 'locale'>,
): string {
  for (const { document } of content.pages()) {
    if (document.locale !== locale || document.hidden) continue;
    const hasIt = document.blocks.some(
      (block) => block.kind === 'poll' && 'poll' in block && isRecord(block.poll) && block.poll.id === id,
    );
    if (hasIt) return document.path;
  }
  return '/';
}
