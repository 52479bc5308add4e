import { useCallback } from 'react';
import type { Form } from '#forms/form.fields.ts';
import type { Locale } from '#i18n/locales.ts';
import { useDeferredForm } from '#submitting/use-deferred-form.ts';

/** The sending script is loaded when the form is touched, or at once if it is already filled in. */
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

/** The visitor has already interacted, or the browser has restored input. */
function isTouched(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) =>
    typeof value === 'string' ? value !== '' : value.name !== '',
  );
}
