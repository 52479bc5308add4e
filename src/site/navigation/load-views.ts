import { loadBlockViews } from '#blocks/views.tsx';
import { loadMessages, type Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { loadNoticeMessages } from '../notice/notice-messages.ts';
import { loadLayoutViews } from '../shell/layout-views.ts';

/** A chunk of the app failed to load. */
export class MissingChunk extends Error {}

export async function loadViews({ locale, layout, blocks }: PageDocument): Promise<Messages> {
  const [messages] = await orMissing(
    Promise.all([
      loadMessages(locale),
      loadLayoutViews(layout),
      loadBlockViews(blocks),
      loadNoticeMessages(locale),
    ]),
  );
  return messages;
}

/** @throws {MissingChunk} if the import fails */
export async function orMissing<Parts>(loading: Promise<Parts>): Promise<Parts> {
  try {
    return await loading;
  } catch (cause) {
    throw new MissingChunk('A part of the page could not be loaded.', { cause });
  }
}
