import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon.tsx';
import { BareButton } from './bare-button.tsx';
import { type ButtonLook, type ButtonSize, ButtonWords, buttonFace } from './button-face.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look: ButtonLook;
  size?: ButtonSize;
  icon?: IconName;
}

/** For actions and form submission. For navigation, use a link. */
export function Button({ look, size, icon, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <BareButton {...buttonFace(look, size, className)} {...rest}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </BareButton>
  );
}
