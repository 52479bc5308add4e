'use client';
import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Keeps the buttons alive after a refusal. Payload's form takes itself for saved as soon as there is any answer, and
 * would let nobody try again before typing something else; only a form that was accepted is not submitted any more.
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
