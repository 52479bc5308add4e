import { type ReactNode, useId } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { Choice } from '#ui/choice/choice.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import type { GroundContrasts } from './contrast-facts.ts';
import styles from './contrast-specimen.module.css';
import { useSpecimenMessages } from './specimen-messages.ts';

const purposes = ['text', 'large', 'control'] as const;

/**
 * Every colour on every ground; for the selected purpose, whether it is sufficient, and an alternative. Needs no
 * script.
 */
export function ContrastSpecimen({
  contrasts,
  addressed,
  level,
}: {
  contrasts: readonly GroundContrasts[];
  addressed: boolean;
  level: InnerHeadingLevel;
}): ReactNode {
  const { contrast: messages } = useSpecimenMessages();
  const name = useId();
  const Name = `h${level}` as const;
  return (
    <RuleLinks addressed={addressed}>
      <div className={styles.contrasts}>
        <fieldset className={styles.purposes}>
          <legend>{messages.purpose}</legend>
          {purposes.map((purpose) => (
            <Choice
              key={purpose}
              look="line"
              type="radio"
              name={name}
              value={purpose}
              defaultChecked={purpose === 'text'}
            >
              <span>{messages.purposes[purpose]}</span>
            </Choice>
          ))}
        </fieldset>
        {contrasts.map(({ ground, name: groundName, pairs }) => (
          <section key={ground} className={styles.ground} data-ground={ground}>
            <Name className={styles.name}>{groundName}</Name>
            <ul className={styles.pairs}>
              {pairs.map(({ color, name: colorName, ratio, best, instead }) => (
                <li
                  key={color}
                  className={styles.pair}
                  data-best={best}
                  {...ruleAt(`contrast-${ground}-${color}`, addressed)}
                >
                  <span className={styles.sample} data-color={color} aria-hidden="true">
                    <span className={styles.type}>Aa</span>
                    <span className={styles.control} />
                  </span>
                  <span className={styles.words}>
                    <b>{colorName}</b> {ratio}
                    <small>
                      {messages.best[best]}{' '}
                      <RuleLink rule={`contrast-${ground}-${color}`} name={`${colorName}, ${groundName}`} />
                    </small>
                    {(['text', 'large'] as const).map(
                      (purpose) =>
                        instead[purpose] && (
                          <small key={purpose} className={styles.instead} data-for={purpose}>
                            {fillIn(messages.instead, instead[purpose])}
                          </small>
                        ),
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </RuleLinks>
  );
}
