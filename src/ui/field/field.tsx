import type { ReactNode } from 'react';
import { BrandText } from '../brand-text.tsx';
import { Choice } from '../choice/choice.tsx';
import styles from './field.module.css';
import { Condition, describedBy, type FieldWords, Hints, Marking, ProblemText } from './field-words.tsx';

interface FieldProps extends FieldWords {
  /** The control's id. */
  id: string;
  label: string;
  isRequired: boolean;
}

export interface ControlFacts {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A labelled field; `children` renders the control. */
export function Field({
  id,
  label,
  isRequired,
  condition,
  hints,
  problem,
  children,
}: FieldProps & { children: (facts: ControlFacts) => ReactNode }): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <BrandText>{label}</BrandText> <Marking isRequired={isRequired} />
      </label>
      <Condition id={id} text={condition} />
      <Hints id={id} hints={hints} />
      <ProblemText id={id} text={problem} />
      {children({
        id,
        required: isRequired,
        'aria-describedby': describedBy(id, { condition, hints, problem }),
        'aria-invalid': problem ? true : undefined,
      })}
    </div>
  );
}

interface Option {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends FieldProps {
  name: string;
  /** Checkboxes instead of radio buttons. */
  several: boolean;
  options: readonly Option[];
  /** The initially selected values. */
  given: readonly string[] | undefined;
}

/** Radio buttons or checkboxes under a common legend. The field's id is on the first control, for links. */
export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { id, label, isRequired, condition, hints, problem, name, several, options, given } = props;
  return (
    <fieldset
      className={styles.group}
      // aria-invalid is allowed on a radiogroup, not on a radio button; for checkboxes it is the other way round.
      role={several ? undefined : 'radiogroup'}
      aria-invalid={!several && problem ? true : undefined}
      aria-describedby={describedBy(id, { condition, hints, problem })}
    >
      <legend className={styles.label}>
        <BrandText>{label}</BrandText> <Marking isRequired={isRequired} />
      </legend>
      <Condition id={id} text={condition} />
      <Hints id={id} hints={hints} />
      <ProblemText id={id} text={problem} />
      <div className={styles.choices}>
        {options.map((option, place) => (
          <Choice
            key={option.value}
            look="line"
            id={place === 0 ? id : undefined}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            // There is no `required` for a checkbox group; on a single box it would require that one.
            required={!several && isRequired}
            aria-invalid={several && problem ? true : undefined}
            defaultChecked={given?.includes(option.value)}
          >
            <span>
              <BrandText>{option.label}</BrandText>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ConsentFieldProps extends FieldProps {
  name: string;
  isGiven: boolean | undefined;
}

export function ConsentField(props: ConsentFieldProps): ReactNode {
  const { id, label, isRequired, condition, hints, problem, name, isGiven } = props;
  return (
    <div className={styles.field}>
      <Condition id={id} text={condition} />
      <ProblemText id={id} text={problem} />
      <Choice
        look="line"
        id={id}
        type="checkbox"
        name={name}
        required={isRequired}
        aria-describedby={describedBy(id, { condition, hints, problem })}
        aria-invalid={problem ? true : undefined}
        defaultChecked={isGiven}
      >
        <span>
          <BrandText>{label}</BrandText> <Marking isRequired={isRequired} />
        </span>
      </Choice>
      <Hints id={id} hints={hints} />
    </div>
  );
}
