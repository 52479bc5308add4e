'use client';
import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Keeps the buttons enabled after a refusal. Payload's form counts as saved after any response, and would not let
 * editors retry before typing something else.
 */
export function KeepModified(): null {
  const { setModified } = useForm();
  const submitted = useFormSubmitted();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const refused = submitted && !modified && !processing;
  useEffect(() => {
    if (refused) setModified(true);
  }, [refused, setModified]);
  return null;
}
