import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

interface ChoiceControlProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
}

/** A radio button or checkbox whose label draws what is chosen. */
export function ChoiceControl(props: ChoiceControlProps): ReactNode {
  return <input {...props} />;
}

interface ChoiceProps extends ChoiceControlProps {
  /**
   * `line` is one of a form's lines; `tap` is as large as a thumb; `aside` is small, beside a sentence; `wide` reaches
   * from edge to edge, with a note at its end.
   */
  look: 'line' | 'tap' | 'aside' | 'wide';
  /** What stylesheets and scripts ask of the label. */
  facts?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  /** The words. */
  children: ReactNode;
}

/** A radio button or checkbox with its words; all of it can be pressed. */
export function Choice({ look, facts, className, children, ...rest }: ChoiceProps): ReactNode {
  return (
    <label className={joinClasses(styles[look], className)} {...facts}>
      <input {...rest} />
      {children}
    </label>
  );
}
