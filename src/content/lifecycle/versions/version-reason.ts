import type { TextareaField } from 'payload';
import { textarea } from 'payload/shared';
import { z } from 'zod';
import type { EditorText } from '#i18n/editor-texts.ts';

/** In characters. */
export const longestReason = 500;

export const reasonLabel: EditorText = { de: 'Grund', en: 'Reason' };

/**
 * Why a document changes: entered in its form, sent with it, and stored with the version (`note-version.ts`). Not a
 * field of the document, so that it must be given each time.
 */
export const reasonField: TextareaField = {
  name: 'reason',
  type: 'textarea',
  virtual: true,
  label: { ...reasonLabel },
  maxLength: longestReason,
  // Payload doesn't validate virtual fields.
  validate: (value, options) => textarea(value, { ...options, maxLength: longestReason }),
  admin: {
    // Virtual fields are read-only by default.
    readOnly: false,
    position: 'sidebar',
    className: 'reason-when-asked',
    // Tells the stylesheet that it is empty.
    placeholder: ' ',
    rows: 2,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
    components: { afterInput: ['/lifecycle/versions/empty-reason.tsx#EmptyReason'] },
    description: {
      de: 'Warum es trotz der Warnung so live gehen soll. Steht bei den Versionen und nie auf der Website.',
      en: 'Why it is to go live in spite of the warning. It stands with the versions and never on the site.',
    },
  },
};

const given = z.object({ reason: z.string().trim().min(1) });

/** The reason sent with a document, if any. */
export function reasonIn(sent: unknown): string | undefined {
  return given.safeParse(sent).data?.reason;
}
