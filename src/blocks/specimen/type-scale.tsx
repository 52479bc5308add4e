import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import { useSpecimenMessages } from './specimen-messages.ts';
import type { TypeScaleFacts } from './type-facts.ts';
import styles from './type-scale.module.css';

export function TypeScale({ words, steps, addressed }: TypeScaleFacts & { addressed: boolean }): ReactNode {
  const { scale } = useSpecimenMessages();
  return (
    <RuleLinks addressed={addressed}>
      <ol className={styles.scale}>
        {steps.map(({ size, least, most }) => (
          <li key={size} className={styles.step} {...ruleAt(`size-${size}`, addressed)}>
            <p className={styles.facts}>
              <b>{size}</b> <span>{least === most ? `${least} px` : fillIn(scale, { least, most })}</span>{' '}
              <RuleLink rule={`size-${size}`} name={size} />
            </p>
            {/* Decorative: screen readers would repeat the sentence eight times. */}
            <p className={styles.words} data-size={size} aria-hidden="true">
              {words}
            </p>
          </li>
        ))}
      </ol>
    </RuleLinks>
  );
}
