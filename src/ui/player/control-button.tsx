import type { ReactNode, Ref } from 'react';
import { BareButton } from '../button/bare-button.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './control-button.module.css';

interface ControlButtonProps {
  icon: IconName;
  label: string;
  /** For toggle buttons. */
  isPressed?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

export function ControlButton({
  icon,
  label,
  isPressed,
  className,
  ref,
  onClick,
}: ControlButtonProps): ReactNode {
  return (
    <BareButton
      ref={ref}
      className={joinClasses(styles.button, className)}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </BareButton>
  );
}
