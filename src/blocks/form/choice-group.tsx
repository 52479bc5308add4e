import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import choices from './choice.module.css';
import { describedBy, Hint, Marking, Problem } from './field-words.tsx';
import styles from './form.module.css';
import type { FormFieldData } from './form-field.tsx';

interface ChoiceGroupProps {
  id: string;
  field: FormFieldData;
  problem: string | undefined;
}

/** One or several of several: every possibility with its own control, under a common legend. */
export function ChoiceGroup({ id, field, problem }: ChoiceGroupProps): ReactNode {
  const isRadio = field.type === 'radio';
  return (
    <fieldset
      className={styles.group}
      id={id}
      aria-describedby={describedBy(id, field.hint, problem)}
      tabIndex={-1}
    >
      <legend className={styles.label}>
        <BrandText>{field.label}</BrandText> <Marking required={field.required} />
      </legend>
      <Hint id={`${id}-hint`} text={field.hint} />
      <Problem id={`${id}-problem`} text={problem} />
      <div className={choices.choices}>
        {field.options.map((option) => (
          <label key={option.id} className={choices.choice}>
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
