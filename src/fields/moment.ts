import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

/** What editors pick a moment in, by the club's clock wherever they are. */
export const momentField = '/fields/moment-field.tsx#MomentField';

/** A date with its time, as an ISO string in UTC; may stay empty. */
export function moment(options: FieldFacts): ContentField<string | undefined, string | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.iso.datetime().optional(),
    editor: (name) => ({
      name,
      type: 'date',
      // Beside it stands a zone since editors chose one; it changes nothing about the moment.
      timezone: true,
      label: options.label,
      admin: {
        description: options.help,
        date: { pickerAppearance: 'dayAndTime' },
        components: { Field: momentField },
      },
    }),
    resolve: (stored) =>
      typeof stored === 'string' && stored !== '' ? new Date(stored).toISOString() : undefined,
    store: (authored) => authored,
  };
}
