import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

/** `quiet` is for secondary actions; `text` looks like an inline link. */
export type ButtonLook = 'solid' | 'outline' | 'text' | 'quiet';

export type ButtonSize = 'medium' | 'large';

/** Props that make an element look like a button: a link, or an element inside another control. */
export function buttonFace(
  look: ButtonLook,
  size: ButtonSize = 'medium',
  className?: string,
): { className: string; 'data-look': ButtonLook; 'data-size': ButtonSize } {
  return {
    className: joinClasses(look === 'quiet' ? styles.quiet : styles.button, className),
    'data-look': look,
    'data-size': size,
  };
}

export function ButtonWords({
  icon,
  children,
}: {
  icon?: IconName | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <span className={styles.label}>{children}</span>
      {icon && <Icon name={icon} />}
    </>
  );
}
