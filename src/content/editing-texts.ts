import { publishingMessages } from './publishing/publishing-messages.ts';
import { refusalTexts } from './refusals/refusal-texts.ts';
import { trashTexts } from './trash/payload-texts.ts';

/** Payload's own sentences about what goes live, what disappears, what can be restored and what is refused, in words of ours. */
export const editingTexts = {
  de: { ...merged(publishingMessages.de, trashTexts.de), ...refusalTexts.de },
  en: { ...merged(publishingMessages.en, trashTexts.en), ...refusalTexts.en },
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
