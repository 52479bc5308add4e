import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

interface ChoiceControlProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
}

/** A radio button or checkbox; its label draws the selected state. */
export function ChoiceControl(props: ChoiceControlProps): ReactNode {
  return <input {...props} />;
}

interface ChoiceProps extends ChoiceControlProps {
  /**
   * `line` is one row in a form; `tap` is a thumb-sized target; `aside` is small, beside a sentence; `wide` spans the
   * full width, with a note at its end.
   */
  look: 'line' | 'tap' | 'aside' | 'wide';
  /** Data attributes for stylesheets and scripts, set on the label. */
  facts?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  children: ReactNode;
}

export function Choice({ look, facts, className, children, ...rest }: ChoiceProps): ReactNode {
  return (
    <label className={joinClasses(styles[look], className)} {...facts}>
      <input {...rest} />
      {children}
    </label>
  );
}
