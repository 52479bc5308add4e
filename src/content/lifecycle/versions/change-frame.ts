import type { I18nClient } from '@payloadcms/translations';
import type { LabelFunction, StaticLabel } from 'payload';

type Label = false | LabelFunction | StaticLabel;

interface FramedField {
  /** Some field types have no label. */
  field: { label?: Label | undefined } | object;
  i18n: I18nClient;
  locale?: string | undefined;
  nestingLevel?: number | undefined;
}

interface ChangeFrame {
  i18n: I18nClient;
  label: { label?: Label; locale?: string };
  nestingLevel?: number;
}

/** The props of Payload's frame around a field's diff: label, locale, nesting level. */
export function changeFrame({ field, i18n, locale, nestingLevel }: FramedField): ChangeFrame {
  return {
    i18n,
    label: {
      ...('label' in field && field.label !== undefined ? { label: field.label } : {}),
      ...(locale ? { locale } : {}),
    },
    ...(nestingLevel === undefined ? {} : { nestingLevel }),
  };
}
