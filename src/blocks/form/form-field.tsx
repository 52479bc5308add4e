import type { ReactNode } from 'react';
import type { Form } from '#forms/form.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import choices from './choice.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldControl } from './field-control.tsx';
import { describedBy, Hint, Marking, Problem } from './field-words.tsx';
import styles from './form.module.css';

export type FormFieldData = Form['fields'][number];

export interface FormFieldProps {
  /** Of its control, or of the group of them. */
  id: string;
  field: FormFieldData;
  headingLevel: InnerHeadingLevel;
  /** What is wrong with what was filled in. */
  problem: string | undefined;
}

/** One field of a form by its type: a heading, a group of choices, a consent, or a control below its label. */
export function FormField({ id, field, headingLevel, problem }: FormFieldProps): ReactNode {
  const description = describedBy(id, field.hint, problem);
  if (field.type === 'heading') {
    return (
      <Heading level={headingLevel} size="small" className={styles.section}>
        {field.label}
      </Heading>
    );
  }
  if (field.type === 'radio' || field.type === 'checkboxes')
    return <ChoiceGroup id={id} field={field} problem={problem} />;
  if (field.type === 'consent') {
    return (
      <div className={styles.field}>
        <Problem id={`${id}-problem`} text={problem} />
        <label className={choices.choice}>
          <input
            id={id}
            type="checkbox"
            name={id}
            required={field.required}
            aria-describedby={description}
            aria-invalid={problem ? true : undefined}
          />
          <span>
            <BrandText>{field.label}</BrandText> <Marking required={field.required} />
          </span>
        </label>
        <Hint id={`${id}-hint`} text={field.hint} />
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <BrandText>{field.label}</BrandText> <Marking required={field.required} />
      </label>
      <Hint id={`${id}-hint`} text={field.hint} />
      <Problem id={`${id}-problem`} text={problem} />
      <FieldControl id={id} field={field} description={description} isInvalid={problem !== undefined} />
    </div>
  );
}
