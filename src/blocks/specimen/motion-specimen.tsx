import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import type { MotionSpecimenFacts } from './motion-facts.ts';
import styles from './motion-specimen.module.css';
import { useSpecimenMessages } from './specimen-messages.ts';

const speeds = ['1', '4', '10'] as const;

/** Measures of the drawing: the ring's start, end and radius. */
const [start, end, radius] = [40, 960, 28];

/** Each curve as the ring's positions at equal intervals; when played, as the moving ring. */
export function MotionSpecimen({
  movements,
  durations,
  addressed,
}: MotionSpecimenFacts & { addressed: boolean }): ReactNode {
  const { motion: messages } = useSpecimenMessages();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [slower, setSlower] = useState<(typeof speeds)[number]>('1');
  const play = () => {
    const rings = list.current?.querySelectorAll('[data-moving]') ?? [];
    for (const [place, ring] of [...rings].entries()) {
      const movement = movements[place];
      if (!movement) continue;
      for (const before of ring.getAnimations()) before.cancel();
      ring.animate([{ transform: `translateX(${start - end}px)` }, { transform: 'none' }], {
        duration: movement.seconds * 1000 * Number(slower),
        easing: movement.css,
      });
    }
  };
  const longest = Math.max(...durations.map(({ seconds }) => seconds));
  return (
    <RuleLinks addressed={addressed}>
      <div className={styles.specimen}>
        <div className={styles.controls}>
          <Button look="solid" icon="play" onClick={play}>
            {messages.play}
          </Button>
          <fieldset className={styles.speeds}>
            <legend className="visually-hidden">{messages.speed}</legend>
            {speeds.map((speed) => (
              <Choice
                key={speed}
                look="line"
                type="radio"
                name={id}
                value={speed}
                checked={speed === slower}
                onChange={() => setSlower(speed)}
              >
                <span>{messages.speeds[speed]}</span>
              </Choice>
            ))}
          </fieldset>
        </div>
        <p className={styles.still}>{messages.still}</p>
        <ul ref={list}>
          {movements.map(({ easing, css, duration, way }) => (
            <li key={easing} className={styles.movement} {...ruleAt(`motion-${easing}`, addressed)}>
              <p className={styles.duration}>{duration}</p>
              <p className={styles.facts}>
                <b>{messages.easings[easing]}</b>{' '}
                <RuleLink rule={`motion-${easing}`} name={messages.easings[easing]} /> <code>{css}</code>
              </p>
              <svg className={styles.track} viewBox="0 0 1000 80" aria-hidden="true" focusable="false">
                {way.map((share, moment) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the moments are in order, and two may be at one place
                  <circle key={moment} cx={start + share * (end - start)} cy="40" r={radius} />
                ))}
                <circle data-moving="" cx={end} cy="40" r={radius} />
              </svg>
            </li>
          ))}
        </ul>
        <p className={styles.title}>{messages.durations}</p>
        <dl className={styles.durations}>
          {durations.map(({ name, seconds, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
              <dd aria-hidden="true">
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" focusable="false" aria-hidden="true">
                  <rect width={(seconds / longest) * 100} height="2" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </RuleLinks>
  );
}
