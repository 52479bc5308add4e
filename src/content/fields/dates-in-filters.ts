import { type SanitizedConfig, traverseFields } from 'payload';

/** Day first, as in German and English, or ISO. */
const days = ['dd.MM.yyyy', 'd.M.yyyy', 'dd/MM/yyyy', 'd/M/yyyy', 'yyyy-MM-dd'];

/**
 * Parses dates in list filters strictly: Payload's picker guesses, and turns 31 February into 3 March. Applied to the
 * built configuration, because Payload adds date fields of its own.
 */
export function withTypedDatesInFilters(config: SanitizedConfig): SanitizedConfig {
  const shown = config.admin.dateFormat;
  const moments = [...days.map((day) => `${day} HH:mm`), ...days];
  for (const { fields } of config.collections)
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if (field.type !== 'date') return;
        const date = field.admin?.date;
        const dateFormat = [date?.displayFormat ?? shown, ...moments];
        const overrides = { strictParsing: true, dateFormat };
        field.admin = {
          ...field.admin,
          date: Object.assign({ timeFormat: 'HH:mm' }, date, { overrides }),
        };
      },
    });
  return config;
}
