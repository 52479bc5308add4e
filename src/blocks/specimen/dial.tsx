import type { ReactNode } from 'react';
import { Slider } from '#ui/player/slider.tsx';
import styles from './dial.module.css';

interface DialProps {
  label: string;
  /** The value in words, beside the label and read aloud. */
  words: (value: number) => string;
  value: number;
  range: { least: number; most: number };
  onValue: (value: number) => void;
}

/** A value within its range. There is nothing to turn without script, and then it isn't there. */
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
