import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon.tsx';
import { BareButton } from './bare-button.tsx';
import { type ButtonLook, type ButtonSize, ButtonWords, buttonFace } from './button-face.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look: ButtonLook;
  size?: ButtonSize;
  /** Stands behind the words. */
  icon?: IconName;
}

/** Does something, or sends its form. What leads somewhere else is a link. */
export function Button({ look, size, icon, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <BareButton {...buttonFace(look, size, className)} {...rest}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </BareButton>
  );
}
