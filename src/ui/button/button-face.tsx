import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

/** `quiet` is for what can be done besides; `text` looks like a link in a sentence. */
export type ButtonLook = 'solid' | 'outline' | 'text' | 'quiet';

export type ButtonSize = 'medium' | 'large';

/** What an element needs to look like a button: a link, or what stands in another control. */
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

/** What is written on a button, and the drawing behind it. */
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
