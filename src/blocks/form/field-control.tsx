import type { ReactNode } from 'react';
import { keyboardOf, suggestionOf } from './field-keyboard.ts';
import styles from './form.module.css';
import type { FormFieldData } from './form-field.tsx';
import { useFormMessages } from './form-messages.ts';

interface FieldControlProps {
  id: string;
  field: FormFieldData;
  /** The ids of what describes it. */
  description: string | undefined;
  isInvalid: boolean;
}

/** The native control of a field. Nothing sets its value, so what was typed before the page was hydrated stays. */
export function FieldControl({ id, field, description, isInvalid }: FieldControlProps): ReactNode {
  const messages = useFormMessages();
  const common = {
    id,
    name: id,
    className: styles.control,
    required: field.required,
    'aria-describedby': description,
    'aria-invalid': isInvalid || undefined,
    autoComplete: suggestionOf(field.type, field.purpose),
  };
  if (field.type === 'longText') return <textarea {...common} rows={5} />;
  if (field.type === 'select') {
    return (
      <div className={styles.select}>
        <select {...common}>
          <option value="">{messages.choose}</option>
          {field.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return <input {...common} {...keyboardOf(field.type)} />;
}
