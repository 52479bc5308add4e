'use client';
import {
  useForm,
  useFormFields,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Renders nothing. Clears the reason after the form is saved, because it belongs to that version. The field is
 * virtual, so the server's response doesn't clear it.
 */
export function EmptyReason({ path }: { path: string }): null {
  const { dispatchFields } = useForm();
  const reason = useFormFields(([fields]) => fields[path]?.value);
  const isModified = useFormModified();
  const isSubmitted = useFormSubmitted();
  const isBusy = useFormProcessing();
  const isInitializing = useFormInitializing();
  const wasSent = useRef(false);
  const settle = useEffectEvent(() => {
    if (wasSent.current && reason) dispatchFields({ type: 'UPDATE', path, value: '', initialValue: '' });
    wasSent.current = false;
  });
  useEffect(() => {
    if (isBusy) wasSent.current = true;
    else if (!isModified && !isSubmitted && !isInitializing) settle();
  }, [isModified, isSubmitted, isBusy, isInitializing]);
  return null;
}
