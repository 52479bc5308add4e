import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import styles from './radio.module.css';

interface RadioProps {
  name: string;
  value: string;
  /** Whether it is chosen at first. */
  isFirst?: boolean;
  label: string;
  /** What stands at the end of the line. */
  note?: string;
  /** What stands below the label. */
  children?: ReactNode;
  /** For the stylesheet: what holds when this is chosen. */
  state?: { availability: string; place: number };
}

/** One line of a choice. */
export function Radio({ name, value, isFirst = false, label, note, children, state }: RadioProps): ReactNode {
  return (
    <Choice
      look="wide"
      className={styles.line}
      facts={{ 'data-availability': state?.availability, 'data-at': state?.place }}
      type="radio"
      name={name}
      value={value}
      defaultChecked={isFirst}
    >
      <span className={styles.words}>
        <span className={styles.label}>
          <BrandText>{label}</BrandText>
        </span>
        {children}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </Choice>
  );
}
