import { type SanitizedConfig, traverseFields } from 'payload';

/** A day first, as it is written in German and in English, or the year, as machines write it. */
const days = ['dd.MM.yyyy', 'd.M.yyyy', 'dd/MM/yyyy', 'd/M/yyyy', 'yyyy-MM-dd'];

/**
 * Where a list is filtered by a date, what is typed counts as far as it is one: Payload's picker guesses otherwise, and
 * makes the third of March of the 31st of February. Of the built configuration, because Payload adds dates of its own.
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
