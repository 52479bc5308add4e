import { z } from 'zod';
import { schemaOf } from '#fields/content-field.ts';
import { inEveryLocale } from '#i18n/locales.ts';
import { formFields } from './form.fields.ts';

export const formSchema = z.intersection(schemaOf(formFields), z.object({ id: z.string() }));

/**
 * GET /sk/v1/forms of the content backend, for the site only (`Authorization: Bearer` with the preview secret): what it
 * needs to accept submissions. Recipients never appear in pages.
 */
export const formListSchema = z.object({
  forms: z.array(
    z.object({
      id: z.string(),
      /** The name that demo content and links use; else the id. */
      key: z.string().optional(),
      ...inEveryLocale(() => formSchema.optional()),
      recipients: z.array(z.email()),
      /** After how many days a submission is deleted. */
      retentionDays: z.number().int().min(1),
    }),
  ),
});

export type FormList = z.infer<typeof formListSchema>;
export type ListedForm = FormList['forms'][number];
