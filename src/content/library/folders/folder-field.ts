import type { TextField } from 'payload';
import { verdictFor } from '#i18n/editor-texts.ts';
import { folderProblem, longestFolder, tidyFolder } from './folder-path.ts';
import { rememberedFolder } from './looked-into.ts';

/** The file's folder in the media library. Only for editors: the file's address doesn't change. */
export const folderField: TextField = {
  name: 'folder',
  type: 'text',
  index: true,
  label: { de: 'Ordner', en: 'Folder' },
  // Uploads go to the folder that the editor is looking at.
  defaultValue: ({ req }) => tidyFolder(rememberedFolder(req.headers)),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? tidyFolder(value) : value)] },
  maxLength: longestFolder,
  validate: (value, { req }) =>
    verdictFor(req, typeof value === 'string' ? folderProblem(tidyFolder(value) ?? '') : undefined),
  admin: {
    position: 'sidebar',
    components: { Field: '/library/folders/folder-input-field.tsx#FolderInputField' },
    description: {
      de: 'Einer, den es gibt, oder ein neuer. Ein > legt ihn in einen anderen: Saison 26/27 > Heimspiele.',
      en: 'One that there is, or a new one. A > puts it into another one: Season 26/27 > Home matches.',
    },
  },
};
