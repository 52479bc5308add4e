import { loadBlockViews } from '#blocks/views.tsx';
import { loadMessages, type Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { loadNoticeMessages } from '../notice/notice-messages.ts';
import { loadLayoutViews } from '../shell/layout-views.ts';

/** A part of the app's script that could not be loaded. */
export class MissingChunk extends Error {}

/** Loads everything that rendering a page takes. */
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

/** @throws {MissingChunk} if what is being loaded is not to be had */
export async function orMissing<Parts>(loading: Promise<Parts>): Promise<Parts> {
  try {
    return await loading;
  } catch (cause) {
    throw new MissingChunk('A part of the page could not be loaded.', { cause });
  }
}
