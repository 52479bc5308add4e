import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import { fieldsNoted } from '#content/foundation/saving/autosave-session.ts';
import { isRecord } from '#fields/content-field.ts';
import { formFields } from '#forms/form.fields.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { formRows, type GermanLabels, germanLabels, tidiedRows } from './form-rows.ts';
import { checkRows } from './form-rules.ts';

/**
 * Fills in missing short names. Refuses to publish a form that nobody could fill in or whose answers couldn't be told
 * apart.
 */
export const completeForm: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // Not on autosave: a half-typed label would become the field's permanent short name.
  if (fieldsNoted(req)) return data;
  const stored: unknown = data.fields;
  if (!Array.isArray(stored)) return data;
  const rows = formRows.parse(stored.map((row: unknown) => (isRecord(row) ? row : {})));
  const tidied = tidiedRows(rows, await labelsInGerman(originalDoc?.id, req));
  if (data._status === 'published') {
    const label = formFields.fields.facts.label;
    refuseSaving(
      'forms',
      checkRows(tidied).map((problem) => ({ ...problem, label })),
      req,
    );
  }
  const fields = stored.map((row: unknown, index) => {
    const { name, required, showIfField, showIfValue, options } = tidied[index] ?? {};
    return {
      ...(isRecord(row) ? row : {}),
      name,
      required,
      showIfField: showIfField ?? null,
      showIfValue: showIfValue ?? null,
      options: options?.map((option, place) => ({ ...optionAt(row, place), name: option.name })),
    };
  });
  return { ...data, fields };
};

function optionAt(row: unknown, place: number): Readonly<Record<string, unknown>> {
  const option: unknown = isRecord(row) && Array.isArray(row.options) ? row.options[place] : undefined;
  return isRecord(option) ? option : {};
}

/** The form's German labels while another locale is edited. */
async function labelsInGerman(id: unknown, req: PayloadRequest): Promise<GermanLabels> {
  if (req.locale === defaultLocale || (typeof id !== 'number' && typeof id !== 'string')) return new Map();
  const german = await req.payload.findByID({
    collection: 'forms',
    id,
    locale: defaultLocale,
    fallbackLocale: false,
    // The draft may have rows that are not published.
    draft: true,
    depth: 0,
    disableErrors: true,
    // The request itself would go on in German.
    req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
  });
  return Array.isArray(german?.fields) ? germanLabels(formRows.parse(german.fields)) : new Map();
}
