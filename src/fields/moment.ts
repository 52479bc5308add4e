import { z } from 'zod';
import type { ContentField, FieldFacts } from './content-field.ts';

/** Date picker in the club's time zone, wherever the editor is. */
export const momentField = '/foundation/time/moment-field.tsx#MomentField';

/** An optional date and time, as an ISO string in UTC. */
export function moment(options: FieldFacts): ContentField<string | undefined, string | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.iso.datetime().optional(),
    editor: (name) => ({
      name,
      type: 'date',
      // Stores the selected time zone in a separate field; the moment itself is unaffected.
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
