import { type ReactNode, useId } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { Hint, Marking } from './field-words.tsx';
import styles from './form.module.css';
import type { FormFieldData } from './form-field.tsx';

/** One or several of several: every possibility with its own control, under a common legend. */
export function ChoiceGroup({ field }: { field: FormFieldData }): ReactNode {
  const id = useId();
  const hintId = field.hint ? `${id}-hint` : undefined;
  const isRadio = field.type === 'radio';
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend className={styles.label}>
        <BrandText>{field.label}</BrandText> <Marking required={field.required} />
      </legend>
      <Hint id={hintId} text={field.hint} />
      <div className={styles.choices}>
        {field.options.map((option) => (
          <label key={option.id} className={styles.choice}>
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={isRadio ? id : `${id}-${option.id}`}
              value={option.id}
              // A group of checkboxes has no such attribute of its own: one box of it must not demand itself.
              required={isRadio && field.required}
            />
            <span>
              <BrandText>{option.label}</BrandText>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
