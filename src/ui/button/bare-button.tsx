import type { ComponentProps, ReactNode } from 'react';

/** A button in the shape of the view that it is a part of: a row, a sheet's handle, a player's control. */
export function BareButton({ type = 'button', ...rest }: ComponentProps<'button'>): ReactNode {
  return <button type={type} {...rest} />;
}
