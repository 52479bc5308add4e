import { type ReactNode, useId } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { belowHeading } from '#ui/heading-level.ts';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';
import { useFormMessages } from './form-messages.ts';
import { type FieldProblem, ProblemSummary } from './problem-summary.tsx';

interface FormProps extends BlockViewProps<'form'> {
  /** What is wrong with what was filled in; nothing is checked yet. */
  problems?: readonly FieldProblem[];
}

/** A form with its title and fields. It does not send yet and says so; a group instead of a form cannot send by Enter. */
export function Form({ block, headingLevel, problems = [] }: FormProps): ReactNode {
  const messages = useFormMessages();
  const titleId = useId();
  const elementId = (fieldId: string) => `${titleId}${fieldId}`;
  const { form, arrangement } = block;
  if (!form) return <p className={styles.missing}>{messages.missing}</p>;
  return (
    <div className={styles.form} data-arrangement={arrangement}>
      <div className={styles.words} data-motion="reveal">
        <Heading
          level={headingLevel}
          size={arrangement === 'above' ? 'giant' : 'large'}
          id={titleId}
          className={styles.title}
        >
          {form.title}
        </Heading>
        {form.introduction && (
          <p className={styles.introduction}>
            <BrandText>{form.introduction}</BrandText>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the title as its legend, which stands elsewhere */}
      <div className={styles.fields} role="group" aria-labelledby={titleId}>
        <ProblemSummary problems={problems} elementId={elementId} />
        {form.fields.map((field) => (
          <FormField
            key={field.id}
            id={elementId(field.id)}
            field={field}
            headingLevel={belowHeading(headingLevel)}
            problem={problems.find(({ fieldId }) => fieldId === field.id)?.message}
          />
        ))}
        <p className={styles.notice}>{messages.notSendingYet}</p>
      </div>
    </div>
  );
}
