import { FieldDiffContainer } from '@payloadcms/ui/rsc';
import type { DateField, FieldDiffServerProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { changeFrame } from './change-frame.ts';

/** The diff of a date in the club's time zone; Payload's uses the browser's. */
export function MomentChange(props: FieldDiffServerProps<DateField>): ReactNode {
  const { comparisonValue, versionValue, field, i18n } = props;
  const isDay = field.admin?.date?.pickerAppearance === 'dayOnly';
  const format = new Intl.DateTimeFormat(formatLocales[editorLanguageOf({ i18n })], {
    dateStyle: 'medium',
    ...(isDay ? {} : { timeStyle: 'short' }),
    timeZone,
  });
  const said = (moment: unknown) => (
    <p>
      {(typeof moment === 'string' || moment instanceof Date) && moment !== ''
        ? format.format(new Date(moment))
        : ''}
    </p>
  );
  return <FieldDiffContainer {...changeFrame(props)} From={said(comparisonValue)} To={said(versionValue)} />;
}
