import { type ReactNode, useCallback, useId } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { Form, Form as FormRecord } from '#forms/form.fields.ts';
import type { Locale } from '#i18n/locales.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';
import { belowHeading } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import { FormFrame } from './form-frame.tsx';
import { useFormMessages } from './form-messages.ts';
import { FormSheet } from './form-sheet.tsx';

interface SendingFormProps {
  form: FormRecord & { id: string };
  arrangement: BlockViewProps<'form'>['block']['arrangement'];
  headingLevel: BlockViewProps<'form'>['headingLevel'];
  isOnTop: boolean;
}

/** A form with its title, sent without leaving the page. */
export function SendingForm({ form, arrangement, headingLevel, isOnTop }: SendingFormProps): ReactNode {
  const titleId = useId();
  const messages = useFormMessages();
  const { attach, loaded, touch, isWaiting, submit } = useSending(form, useLocale());
  const waiting = isWaiting ? messages.waitingNetwork : '';
  const now = loaded?.now;
  return (
    <FormFrame
      form={form}
      arrangement={arrangement}
      headingLevel={headingLevel}
      titleId={titleId}
      isOnTop={isOnTop}
    >
      {loaded && now?.stage === 'sent' ? (
        <loaded.views.Sent {...loaded} headingLevel={belowHeading(headingLevel)} />
      ) : (
        <FormSheet
          form={form}
          titleId={titleId}
          headingLevel={belowHeading(headingLevel)}
          problems={now?.problems ?? []}
          round={now?.round ?? 0}
          shown={now?.shown}
          isBusy={now?.stage === 'sending'}
          notice={loaded ? <loaded.views.SendingNotice {...loaded} /> : waiting && <p>{waiting}</p>}
          element={attach}
          onTouch={touch}
          onSend={submit}
        />
      )}
      <p className="visually-hidden" role="status">
        {now?.announcement ?? waiting}
      </p>
    </FormFrame>
  );
}

/** The sending script is loaded when the form is touched, or at once if it is already filled in. */
function useSending(form: Form & { id: string }, locale: Locale) {
  const load = useCallback(
    () =>
      import('./sending/sending-views.tsx').then((views) => ({
        views,
        controller: new views.Sending({ form, locale }),
      })),
    [form, locale],
  );
  const { loaded, ...access } = useDeferredForm(load, isTouched);
  return { ...access, loaded: loaded && { ...loaded, sending: loaded.controller } };
}

/** The visitor has already interacted, or the browser has restored input. */
function isTouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) =>
    typeof value === 'string' ? value !== '' : value.name !== '',
  );
}
