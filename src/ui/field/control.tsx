import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './control.module.css';
import { useFieldMessages } from './field-messages.ts';

/**
 * `sheet` is for forms; `code` for text copied character by character; `compact` stands between choices; `bare` is
 * styled by its view.
 */
type ControlLook = 'sheet' | 'code' | 'compact' | 'bare';

function classOf(look: ControlLook, className: string | undefined): string | undefined {
  return joinClasses(look !== 'bare' && styles[look], className) || undefined;
}

interface TextControlProps extends ComponentProps<'input'> {
  look: ControlLook;
}

/** A single-line input: text, number, date, URL. Uncontrolled: the value is never set after the first render. */
export function TextControl({ look, className, ...rest }: TextControlProps): ReactNode {
  return <input className={classOf(look, className)} {...rest} />;
}

export function FileControl({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return <input className={classOf('sheet', className)} {...rest} type="file" />;
}

export function LongTextControl({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return <textarea className={classOf('sheet', className)} rows={5} {...rest} />;
}

interface SelectControlProps extends ComponentProps<'select'> {
  look: 'sheet' | 'bare';
  options: readonly { value: string; label: string }[];
  /** The empty option's label, where “Please choose” isn't specific enough. */
  emptyLabel?: string;
}

/** A native select, so that phones show their own picker. */
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
