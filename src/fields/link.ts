import type { Field, FieldHook } from 'payload';
import { z } from 'zod';
import { type EditorReading, type EditorText, textFor, verdictFor } from '#i18n/editor-texts.ts';
import { leadsIntoSite, localizedHref } from '#i18n/localized-path.ts';
import { tidyLinkTarget } from '#typed/link-target.ts';
import { type ContentField, type FieldFacts, isRecord } from './content-field.ts';
import { parseLinkReference } from './link-reference.ts';

export const linkSchema = z.object({
  label: z.string().min(1),
  /** With locale prefix if internal. */
  href: z.string().min(1),
});

export type Link = z.infer<typeof linkSchema>;

const acceptedTarget = /^(#|https:\/\/(?!\\)|mailto:|tel:)[^\s\p{Cc}]*$/u;

/** Accepts a path of the site without locale (`/strategie`), a hash (`#zahlen`), https, mailto or tel. */
export function isLinkTarget(value: string): boolean {
  return leadsIntoSite(value) || acceptedTarget.test(value);
}

/** Additionally accepts references to pages and files. */
function isStoredTarget(value: string): boolean {
  return isLinkTarget(value) || parseLinkReference(value) !== undefined;
}

export const tidyTarget: FieldHook = ({ value }) =>
  typeof value === 'string' ? tidyLinkTarget(value) : value;

/** Suggests link targets. Stores the typed text or a reference. */
export const linkTargetField = '/graph/link-targets/link-target.tsx#LinkTarget';

const targetHelp: EditorText = {
  de: 'Eine Seite der Website ohne Sprachpräfix (/strategie), ein Sprungziel (#zahlen) oder eine Adresse mit https://, mailto: oder tel:.',
  en: 'A page of this site without language prefix (/strategie), a place on the page (#figures), or an address with https://, mailto: or tel:.',
};

export function linkTargetProblem(value: unknown): EditorText | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  // The form checks what was typed, before the hook has run.
  if (typeof value === 'string' && isStoredTarget(tidyLinkTarget(value))) return undefined;
  return {
    de: `„${String(value)}“ ist kein Link. ${targetHelp.de}`,
    en: `“${String(value)}” is not a link. ${targetHelp.en}`,
  };
}

export function linkEditorFields(required: boolean): Field[] {
  return [
    {
      name: 'label',
      type: 'text',
      label: { de: 'Beschriftung', en: 'Label' },
      required,
      admin: {
        width: '40%',
        description: { de: 'Sagt, wohin der Link führt.', en: 'Says where the link leads.' },
      },
    },
    {
      name: 'href',
      type: 'text',
      label: { de: 'Ziel', en: 'Target' },
      required,
      validate: (value: unknown, { req, siblingData }: { req: EditorReading; siblingData: unknown }) => {
        const labelled =
          isRecord(siblingData) && typeof siblingData.label === 'string' && siblingData.label !== '';
        if ((value === undefined || value === null || value === '') && (required || labelled)) {
          return textFor(req, { de: 'Der Link braucht ein Ziel.', en: 'The link needs a target.' });
        }
        return verdictFor(req, linkTargetProblem(value));
      },
      hooks: { beforeValidate: [tidyTarget] },
      admin: { width: '60%', components: { Field: linkTargetField } },
    },
  ];
}

function linkField(options: FieldFacts, required: boolean) {
  return {
    facts: { label: options.label, help: options.help },
    editor: (name: string): Field => ({
      name,
      type: 'group',
      label: options.label,
      admin: { description: options.help },
      fields: [{ type: 'row', fields: linkEditorFields(required) }],
    }),
    resolve: resolveLink,
    store: (authored: Link | undefined) => authored,
  };
}

export function resolveLink(
  stored: unknown,
  context: { locale: Parameters<typeof localizedHref>[1] },
): Link | undefined {
  if (!isRecord(stored) || typeof stored.label !== 'string' || typeof stored.href !== 'string')
    return undefined;
  if (stored.label === '' || !isLinkTarget(stored.href)) return undefined;
  return { label: stored.label, href: localizedHref(stored.href, context.locale) };
}

/** A link with a label. Authored paths have no locale prefix. */
export function link(options: FieldFacts): ContentField<Link, Link> {
  return { ...linkField(options, true), schema: linkSchema };
}

export function optionalLink(options: FieldFacts): ContentField<Link | undefined, Link | undefined> {
  return { ...linkField(options, false), schema: linkSchema.optional() };
}
