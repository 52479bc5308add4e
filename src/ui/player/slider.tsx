import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  /** Text for `aria-valuetext`; values are shares from 0 to 1. */
  valueText: (share: number) => string;
  shareNow: () => number;
  loadedShare?: () => number;
  /** Step of an arrow key. */
  step: number;
  /** Redraw on every frame, because the value changes by itself. */
  isMoving: boolean;
  isDisabled?: boolean;
  className?: string | undefined;
  onShare: (share: number) => void;
}

const pageSteps = 0.1;

/** A slider drawn as the band with the ring as its head, over which the native input lies invisibly. */
export function Slider(props: SliderProps): ReactNode {
  const { label, isMoving, isDisabled = false, className, onShare } = props;
  const input = useRef<HTMLInputElement>(null);
  const band = useRef<HTMLSpanElement>(null);
  const loaded = useRef<HTMLSpanElement>(null);
  const head = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const draw = (): void => {
      const share = props.shareNow();
      if (band.current) band.current.style.transform = `scaleX(${share})`;
      if (head.current) head.current.style.insetInlineStart = `${share * 100}%`;
      if (loaded.current) loaded.current.style.transform = `scaleX(${props.loadedShare?.() ?? 0})`;
      if (isMoving && !still) frame = requestAnimationFrame(draw);
    };
    draw();
    // Screen readers announce every change of a focused slider, so its value isn't updated while it moves.
    const { current } = input;
    if (current && !(isMoving && document.activeElement === current)) tell(current, props);
    return () => cancelAnimationFrame(frame);
  });

  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    const target = targetOf(event, props);
    if (target === undefined) return;
    event.preventDefault();
    onShare(Math.min(1, Math.max(0, target)));
    tell(event.currentTarget, props);
  };
  return (
    <div className={joinClasses(styles.slider, className)}>
      <span className={styles.line}>
        <span ref={loaded} className={styles.loaded} />
        <span ref={band} className={styles.band} />
        <span ref={head} className={styles.head} />
      </span>
      <input
        ref={input}
        className={styles.input}
        type="range"
        min={0}
        max={1}
        step="any"
        defaultValue={0}
        aria-label={label}
        disabled={isDisabled}
        onKeyDown={move}
        onInput={({ currentTarget }) => {
          const share = currentTarget.valueAsNumber;
          onShare(share);
          currentTarget.setAttribute('aria-valuetext', props.valueText(share));
        }}
      />
    </div>
  );
}

function tell(input: HTMLInputElement, { shareNow, valueText }: SliderProps): void {
  const share = shareNow();
  input.valueAsNumber = share;
  input.setAttribute('aria-valuetext', valueText(share));
}

function targetOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, slider: SliderProps): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const now = slider.shareNow();
  if (key === 'ArrowRight' || key === 'ArrowUp') return now + slider.step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return now - slider.step;
  if (key === 'PageUp') return now + pageSteps;
  if (key === 'PageDown') return now - pageSteps;
  if (key === 'Home') return 0;
  return key === 'End' ? 1 : undefined;
}
