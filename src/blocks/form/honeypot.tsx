import type { ReactNode } from 'react';
import { TextControl } from '#ui/field/control.tsx';
import { useFormMessages } from './form-messages.ts';

/** What only robots fill in: out of everybody's sight, way and hearing. */
export function Honeypot(): ReactNode {
  const messages = useFormMessages();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {messages.honeypot}
        <TextControl look="bare" name="$website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
