import type { ReactNode } from 'react';
import { Slider } from '#ui/player/slider.tsx';
import styles from './dial.module.css';

interface DialProps {
  label: string;
  /** The value as text, beside the label and for screen readers. */
  words: (value: number) => string;
  value: number;
  range: { least: number; most: number };
  onValue: (value: number) => void;
}

/** A slider within a range; hidden without script. */
export function Dial({ label, words, value, range: { least, most }, onValue }: DialProps): ReactNode {
  const valueAt = (share: number) => Math.round(least + share * (most - least));
  return (
    <div className={styles.dial}>
      <p className={styles.words} aria-hidden="true">
        {label} <b>{words(value)}</b>
      </p>
      <Slider
        label={label}
        valueText={(share) => words(valueAt(share))}
        shareNow={() => (value - least) / (most - least)}
        step={1 / (most - least)}
        isMoving={false}
        onShare={(share) => onValue(valueAt(share))}
      />
    </div>
  );
}
