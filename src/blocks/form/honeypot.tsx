import type { ReactNode } from 'react';
import { TextControl } from '#ui/field/control.tsx';
import { useFormMessages } from './form-messages.ts';

/** A field only bots fill in: hidden from sight, focus and screen readers. */
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
