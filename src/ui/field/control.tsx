import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './control.module.css';
import { useFieldMessages } from './field-messages.ts';

/**
 * `sheet` is a form's; `code` is for what is copied from elsewhere, sign by sign; `compact` stands between choices;
 * `bare` has its shape from the view that it is a part of.
 */
type ControlLook = 'sheet' | 'code' | 'compact' | 'bare';

function classOf(look: ControlLook, className: string | undefined): string | undefined {
  return joinClasses(look !== 'bare' && styles[look], className) || undefined;
}

interface TextControlProps extends ComponentProps<'input'> {
  look: ControlLook;
}

/** A line to write in: text, number, date, address. Nothing sets its value afterwards: it is the visitor's. */
export function TextControl({ look, className, ...rest }: TextControlProps): ReactNode {
  return <input className={classOf(look, className)} {...rest} />;
}

/** Takes a file. */
export function FileControl({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return <input className={classOf('sheet', className)} {...rest} type="file" />;
}

/** Several lines to write in. */
export function LongTextControl({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return <textarea className={classOf('sheet', className)} rows={5} {...rest} />;
}

interface SelectControlProps extends ComponentProps<'select'> {
  look: 'sheet' | 'bare';
  options: readonly { value: string; label: string }[];
  /** Says that nothing is chosen yet, where “Please choose” would say too little. */
  emptyLabel?: string;
}

/** One of several, in the browser's own list: a phone shows it as a wheel or sheet. */
export function SelectControl({
  look,
  options,
  emptyLabel,
  className,
  ...rest
}: SelectControlProps): ReactNode {
  const messages = useFieldMessages();
  const select = (
    <select className={classOf(look, className)} {...rest}>
      <option value="">{emptyLabel ?? messages.choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return look === 'bare' ? select : <div className={styles.select}>{select}</div>;
}
