import type { ReactNode } from 'react';
import styles from './form.module.css';
import { useFormMessages } from './form-messages.ts';

/** What is wrong with one field. */
export interface FieldProblem {
  fieldId: string;
  message: string;
}

interface ProblemSummaryProps {
  problems: readonly FieldProblem[];
  /** The id of the element of a field. */
  elementId: (fieldId: string) => string;
}

/** All problems of a form in one place above it, each a link to its field. */
export function ProblemSummary({ problems, elementId }: ProblemSummaryProps): ReactNode {
  const messages = useFormMessages();
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>{messages.problems}</p>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${elementId(fieldId)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
