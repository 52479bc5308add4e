import { lockTexts } from '#content/access/guard/lock-texts.ts';
import { refusalTexts } from '#content/foundation/refusals/refusal-texts.ts';
import { publishingMessages } from '#content/lifecycle/publishing/publishing-messages.ts';
import { trashTexts } from '#content/lifecycle/trash/payload-texts.ts';

/** Heading beside an account's data. */
const settingsHeading = { de: 'Sprache und Aussehen', en: 'Language and look' };

const uploadingBulk = {
  de: '{{current}} von {{total}} wird hochgeladen',
  en: 'Uploading {{current}} of {{total}}',
};

/** Blocks are also found by the names they have elsewhere. */
const searchForBlock = {
  de: 'Baustein suchen, etwa Foto oder Umfrage',
  en: 'Search for a block, such as photo or survey',
};

/** Also for newcomers, who never had one. */
const choosePassword = { de: 'Passwort wählen', en: 'Choose a password' };

/** Replaces Payload's texts about publishing, deleting, restoring and refusals. */
export const editingTexts = {
  de: {
    authentication: { resetPassword: choosePassword.de },
    fields: { searchForBlock: searchForBlock.de },
    ...merged(publishingMessages.de, trashTexts.de, {
      ...lockTexts.de,
      payloadSettings: settingsHeading.de,
      uploadingBulk: uploadingBulk.de,
    }),
    ...refusalTexts.de,
  },
  en: {
    authentication: { resetPassword: choosePassword.en },
    fields: { searchForBlock: searchForBlock.en },
    ...merged(publishingMessages.en, trashTexts.en, {
      ...lockTexts.en,
      payloadSettings: settingsHeading.en,
      uploadingBulk: uploadingBulk.en,
    }),
    ...refusalTexts.en,
  },
};

function merged(
  publishing: typeof publishingMessages.de | typeof publishingMessages.en,
  trash: typeof trashTexts.de,
  general: Readonly<Record<string, string>>,
) {
  return {
    ...publishing,
    general: { ...trash.general, ...publishing.general, ...general },
    version: { ...trash.version, ...publishing.version },
  };
}
