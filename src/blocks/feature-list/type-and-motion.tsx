import type { ReactNode } from 'react';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import type { MotionFacts } from './system-facts.ts';
import styles from './type-and-motion.module.css';

/** The face as one clipped letter, beside the easing curve. */
export function TypeAndMotion({ motion, addressed }: { motion: MotionFacts; addressed: boolean }): ReactNode {
  const { curve, duration, lines, character, type } = motion;
  const [x1, y1, x2, y2] = curve;
  return (
    <RuleLinks addressed={addressed}>
      <div className={styles.sheet}>
        <p className={styles.letter} aria-hidden="true" data-motion="reveal">
          ß
        </p>
        <div className={styles.motion} data-motion-group="">
          <p className={styles.title} {...ruleAt('motion', addressed)}>
            {character} <RuleLink rule="motion" name={character} />
          </p>
          <svg
            className={styles.curve}
            viewBox="0 0 100 59"
            aria-hidden="true"
            focusable="false"
            data-motion="band"
          >
            {/* x is time, y is progress. */}
            <path d={`M6 56C${6 + x1 * 100} ${50 - y1 * 44} ${6 + x2 * 100} ${50 - y2 * 44} 106 6`} />
          </svg>
          <div className={styles.facts}>
            <p className={styles.duration}>{duration}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <div className={styles.type} data-motion="reveal">
          <p className={styles.title} {...ruleAt('type', addressed)}>
            {type.title} <RuleLink rule="type" name={type.title} />
          </p>
          {type.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </RuleLinks>
  );
}
