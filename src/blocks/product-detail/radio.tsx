import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import styles from './radio.module.css';

interface RadioProps {
  name: string;
  value: string;
  isFirst?: boolean;
  label: string;
  /** Shown at the end of the line. */
  note?: string;
  children?: ReactNode;
  /** For the stylesheet: the state when this is selected. */
  state?: { availability: string; place: number };
}

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
