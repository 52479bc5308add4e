import type { ReactNode } from 'react';
import { fileTypesOf } from '#forms/file-rules.ts';
import type { FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { keyboardOf, suggestionOf } from './field-keyboard.ts';
import styles from './form.module.css';
import { useFormMessages } from './form-messages.ts';

interface FieldControlProps {
  id: string;
  field: FormField;
  /** The ids of what describes it. */
  description: string | undefined;
  isInvalid: boolean;
  /** What it begins with; a page without answers gives none, so that what was typed before hydration stays. */
  given: string | undefined;
}

/** The native control of a field. Nothing sets its value afterwards: it is the visitor's. */
export function FieldControl({ id, field, description, isInvalid, given }: FieldControlProps): ReactNode {
  const messages = useFormMessages();
  const common = {
    id,
    name: shortName(field),
    className: styles.control,
    required: field.required,
    'aria-describedby': description,
    'aria-invalid': isInvalid || undefined,
    autoComplete: suggestionOf(field.type, field.purpose),
  };
  if (field.type === 'file') return <input {...common} type="file" accept={fileTypesOf(field).join(',')} />;
  if (field.type === 'longText') return <textarea {...common} rows={5} defaultValue={given} />;
  if (field.type === 'select') {
    return (
      <div className={styles.select}>
        <select {...common} defaultValue={given}>
          <option value="">{messages.choose}</option>
          {field.options.map((option) => (
            <option key={option.id} value={shortName(option)}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return <input {...common} {...keyboardOf(field.type)} defaultValue={given} />;
}
