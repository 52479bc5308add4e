import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import type { SpaceFacts } from './space-facts.ts';
import styles from './space-specimen.module.css';
import { useSpecimenMessages } from './specimen-messages.ts';

const columns = Array.from({ length: 12 }, (_, column) => column + 1);

/** The steps at actual size, and the page's columns in the current viewport. */
export function SpaceSpecimen({
  space,
  addressed,
  level,
}: {
  space: SpaceFacts;
  addressed: boolean;
  level: InnerHeadingLevel;
}): ReactNode {
  const { space: messages } = useSpecimenMessages();
  const Name = `h${level}` as const;
  const { measure, tap } = space;
  const lines = [
    ...(['margin', 'gutter', 'section', 'band'] as const).map(
      (name) => [name, messages[name], fillIn(messages.range, space[name])] as const,
    ),
    ['measure', messages.measure, fillIn(messages.characters, { value: measure })] as const,
    ['tap', messages.tap, fillIn(messages.pixels, { value: tap })] as const,
  ];
  return (
    <RuleLinks addressed={addressed}>
      <div className={styles.space}>
        <div className={styles.head} {...ruleAt('space-steps', addressed)}>
          <Name className={styles.name}>{messages.steps}</Name>{' '}
          <RuleLink rule="space-steps" name={messages.steps} />
        </div>
        <ol className={styles.steps}>
          {space.steps.map(({ step, pixels }) => (
            <li key={step} className={styles.step} data-step={step}>
              {pixels}
            </li>
          ))}
        </ol>
        <div className={styles.head} {...ruleAt('space-grid', addressed)}>
          <Name className={styles.name}>{messages.grid}</Name>{' '}
          <RuleLink rule="space-grid" name={messages.grid} />
        </div>
        <div className={styles.grid} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <dl className={styles.lines}>
          {lines.map(([id, name, value]) => (
            <div key={id} {...ruleAt(`space-${id}`, addressed)}>
              <dt>{name}</dt>
              <dd>
                {value} <RuleLink rule={`space-${id}`} name={name} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </RuleLinks>
  );
}
