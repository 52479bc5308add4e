import { z } from 'zod';
import { schemaOf } from '#fields/content-field.ts';
import { inEveryLocale } from '#i18n/locales.ts';
import { formFields } from './form.fields.ts';

/** A form in one language, as pages and this list carry it. */
export const formSchema = z.intersection(schemaOf(formFields), z.object({ id: z.string() }));

/**
 * GET /sk/v1/forms of the content backend, for the site alone (`Authorization: Bearer` and the preview secret): what it
 * has to know to accept submissions. No page carries the recipients.
 */
export const formListSchema = z.object({
  forms: z.array(
    z.object({
      id: z.string(),
      /** By which demo content and links name it; else its id. */
      key: z.string().optional(),
      ...inEveryLocale(() => formSchema.optional()),
      /** The mailboxes that learn of every submission. */
      recipients: z.array(z.email()),
      /** After how many days a submission is deleted. */
      retentionDays: z.number().int().min(1),
    }),
  ),
});

export type FormList = z.infer<typeof formListSchema>;
export type ListedForm = FormList['forms'][number];
