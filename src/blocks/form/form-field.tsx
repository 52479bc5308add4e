import { type ReactNode, useId } from 'react';
import type { Form } from '#forms/form.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldControl } from './field-control.tsx';
import { Hint, Marking } from './field-words.tsx';
import styles from './form.module.css';

export type FormFieldData = Form['fields'][number];

/** One field of a form by its type: a heading, a group of choices, a consent, or a control below its label. */
export function FormField({ field, headingLevel }: { field: FormFieldData; headingLevel: 2 | 3 }): ReactNode {
  const id = useId();
  const hintId = field.hint ? `${id}-hint` : undefined;
  if (field.type === 'heading') {
    return (
      <Heading level={headingLevel} size="small" className={styles.section}>
        {field.label}
      </Heading>
    );
  }
  if (field.type === 'radio' || field.type === 'checkboxes') return <ChoiceGroup field={field} />;
  if (field.type === 'consent') {
    return (
      <div className={styles.field}>
        <label className={styles.choice}>
          <input type="checkbox" name={id} required={field.required} aria-describedby={hintId} />
          <span>
            <BrandText>{field.label}</BrandText> <Marking required={field.required} />
          </span>
        </label>
        <Hint id={hintId} text={field.hint} />
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <BrandText>{field.label}</BrandText> <Marking required={field.required} />
      </label>
      <Hint id={hintId} text={field.hint} />
      <FieldControl id={id} field={field} hintId={hintId} />
    </div>
  );
}
