import type { ReactNode } from 'react';
import { shortName } from '#forms/short-name.ts';
import { BrandText } from '#ui/brand-text.tsx';
import choices from './choice.module.css';
import type { FieldViewProps } from './field-view.ts';
import { Condition, describedBy, Hint, Marking, Problem } from './field-words.tsx';
import styles from './form.module.css';

/** One or several of several: every possibility with its own control, under a common legend. Links lead to the first. */
export function ChoiceGroup({ id, field, condition, problem, given }: FieldViewProps): ReactNode {
  const isRadio = field.type === 'radio';
  return (
    <fieldset
      className={styles.group}
      // A radio button can't be called wrong, only the group of them; a group of checkboxes can't be called so at all.
      role={isRadio ? 'radiogroup' : undefined}
      aria-invalid={isRadio && problem ? true : undefined}
      aria-describedby={describedBy(id, { condition, hint: field.hint, problem })}
    >
      <legend className={styles.label}>
        <BrandText>{field.label}</BrandText> <Marking required={field.required} />
      </legend>
      <Condition id={id} text={condition} />
      <Hint id={`${id}-hint`} text={field.hint} />
      <Problem id={id} text={problem} />
      <div className={choices.choices}>
        {field.options.map((option, place) => (
          <label key={option.id} className={choices.choice}>
            <input
              id={place === 0 ? id : undefined}
              type={isRadio ? 'radio' : 'checkbox'}
              name={shortName(field)}
              value={shortName(option)}
              // A group of checkboxes has no such attribute of its own: one box of it must not demand itself.
              required={isRadio && field.required}
              aria-invalid={!isRadio && problem ? true : undefined}
              defaultChecked={given?.includes(shortName(option))}
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
