import { publishingMessages } from './publishing/publishing-messages.ts';
import { trashTexts } from './trash/payload-texts.ts';

/** Payload's own sentences about what goes live, what disappears and what can be restored, in words of ours. */
export const editingTexts = {
  de: merged(publishingMessages.de, trashTexts.de),
  en: merged(publishingMessages.en, trashTexts.en),
};

function merged(
  publishing: typeof publishingMessages.de | typeof publishingMessages.en,
  trash: typeof trashTexts.de,
) {
  return {
    ...publishing,
    general: { ...trash.general, ...publishing.general },
    version: { ...trash.version, ...publishing.version },
  };
}
