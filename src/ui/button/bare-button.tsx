import type { ComponentProps, ReactNode } from 'react';

/** A button styled by its view: a row, a drawer handle, a player control. */
export function BareButton({ type = 'button', ...rest }: ComponentProps<'button'>): ReactNode {
  return <button type={type} {...rest} />;
}
