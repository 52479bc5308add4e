import { type DateField, type SanitizedConfig, traverseFields } from 'payload';
import { textFor } from '#i18n/editor-texts.ts';
import { isMoment } from './sound-question.ts';

/** Day first, as in German and English, or ISO. */
const days = ['dd.MM.yyyy', 'd.M.yyyy', 'dd/MM/yyyy', 'd/M/yyyy', 'yyyy-MM-dd'];

/**
 * Refuses dates whose year has not four digits, which databases compare as text. Parses dates in list filters strictly:
 * Payload's picker guesses, and turns 31 February into 3 March. Applied to the built configuration, because Payload
 * adds date fields of its own.
 */
export function withSoundDates(config: SanitizedConfig): SanitizedConfig {
  const shown = config.admin.dateFormat;
  const moments = [...days.map((day) => `${day} HH:mm`), ...days];
  for (const { fields } of config.collections)
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if (field.type !== 'date') return;
        field.validate = withinYears(field.validate);
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

function withinYears(validate: DateField['validate']): NonNullable<DateField['validate']> {
  return async (value, options) => {
    const found = (await validate?.(value, options)) ?? true;
    if (found !== true || !value || isMoment(value)) return found;
    return textFor(options.req, {
      de: 'Bitte ein Datum mit einem Jahr bis 9999 wählen.',
      en: 'Please choose a date with a year up to 9999.',
    });
  };
}
