import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillIn } from '#i18n/messages.ts';
import { Heading } from '#ui/heading.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './club-details.module.css';
import { clubDetailsMessages } from './club-details-messages.ts';

/** The club's details that are filled in; in the editors' preview also those that are missing. */
export function ClubDetails({ block, headingLevel }: BlockViewProps<'club-details'>): ReactNode {
  const { labels, missing, where } = clubDetailsMessages[useLocale()];
  const { club, missing: missed } = block.details;
  // TypeScript types object keys as strings; the schema has validated them.
  const known = Object.entries(labels).flatMap(([field, label]) => {
    const value = new Map(Object.entries(club)).get(field);
    return value === undefined ? [] : [{ field, label, value }];
  });
  return (
    <div className={styles.club}>
      {block.title && (
        <Heading level={headingLevel} size="small" className={styles.title}>
          {block.title}
        </Heading>
      )}
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(({ field, label, value }) => (
            <div key={field} data-field={field}>
              <dt>{label}</dt>
              <dd>{field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missed.length > 0 && (
        <p className={styles.missing} role="note">
          <strong>{fillIn(missing, { fields: missed.map((field) => labels[field]).join(', ') })}</strong>{' '}
          {where}
        </p>
      )}
    </div>
  );
}
