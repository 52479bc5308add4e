import { useCallback } from 'react';
import type { Form } from '#forms/form.fields.ts';
import type { Locale } from '#i18n/locales.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';

/** Sending is script of its own, loaded when the form is touched, or at once where something is filled in already. */
export function useSending(form: Form & { id: string }, locale: Locale) {
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

/** Whether somebody was faster than React, or the browser has put back what they had filled in. */
function isTouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) =>
    typeof value === 'string' ? value !== '' : value.name !== '',
  );
}
