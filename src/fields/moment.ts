import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

/** A date with its time, as an ISO string in UTC; may stay empty. Editors choose the time zone that they mean. */
export function moment(options: FieldFacts): ContentField<string | undefined, string | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.iso.datetime().optional(),
    editor: (name) => ({
      name,
      type: 'date',
      timezone: true,
      label: options.label,
      admin: {
        description: options.help,
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
      },
    }),
    resolve: (stored) =>
      typeof stored === 'string' && stored !== '' ? new Date(stored).toISOString() : undefined,
    store: (authored) => authored,
  };
}
