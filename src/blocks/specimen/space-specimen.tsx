import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import type { SpaceFacts } from './space-facts.ts';
import styles from './space-specimen.module.css';
import { useSpecimenMessages } from './specimen-messages.ts';

const columns = Array.from({ length: 12 }, (_, column) => column + 1);

/** The steps at their own size, and the page's columns as they lie in this window. */
export function SpaceSpecimen({ space, level }: { space: SpaceFacts; level: InnerHeadingLevel }): ReactNode {
  const { space: messages } = useSpecimenMessages();
  const Name = `h${level}` as const;
  const { measure, tap } = space;
  const lines = [
    ...(['margin', 'gutter', 'section', 'band'] as const).map(
      (name) => [messages[name], fillIn(messages.range, space[name])] as const,
    ),
    [messages.measure, fillIn(messages.characters, { value: measure })] as const,
    [messages.tap, fillIn(messages.pixels, { value: tap })] as const,
  ];
  return (
    <div className={styles.space}>
      <Name className={styles.name}>{messages.steps}</Name>
      <ol className={styles.steps}>
        {space.steps.map(({ step, pixels }) => (
          <li key={step} className={styles.step} data-step={step}>
            {pixels}
          </li>
        ))}
      </ol>
      <Name className={styles.name}>{messages.grid}</Name>
      <div className={styles.grid} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
