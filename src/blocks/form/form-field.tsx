import type { ReactNode } from 'react';
import type { FormField as FieldOfForm } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { carriedFile, type WaitingFile } from '#forms/waiting-file.ts';
import { fillIn } from '#i18n/messages.ts';
import { ChoiceField, ConsentField, Field } from '#ui/field/field.tsx';
import { Heading } from '#ui/heading.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { FieldControl } from './field-control.tsx';
import styles from './form.module.css';
import { useFormMessages } from './form-messages.ts';

interface FieldViewProps {
  /** Id of the control, or of the first one. */
  id: string;
  field: FieldOfForm;
  condition: string | undefined;
  problem: string | undefined;
  given: readonly string[] | undefined;
  /** A previously uploaded file. */
  waiting: WaitingFile | undefined;
}

interface FormFieldProps extends FieldViewProps {
  headingLevel: InnerHeadingLevel;
}

export function FormField({ headingLevel, ...view }: FormFieldProps): ReactNode {
  const { id, field, condition, problem, given } = view;
  const facts = {
    id,
    name: shortName(field),
    label: field.label,
    isRequired: field.required,
    condition,
    hints: { hint: field.hint },
    problem,
  };
  switch (field.type) {
    case 'heading':
      return (
        <Heading level={headingLevel} size="small" className={styles.section}>
          {field.label}
        </Heading>
      );
    case 'radio':
    case 'checkboxes':
      return (
        <ChoiceField
          {...facts}
          several={field.type === 'checkboxes'}
          options={field.options.map((option) => ({ value: shortName(option), label: option.label }))}
          given={given}
        />
      );
    case 'consent':
      return <ConsentField {...facts} isGiven={given?.includes('on')} />;
    default:
      return <LabelledControl {...view} />;
  }
}

function LabelledControl({ id, field, condition, problem, given, waiting }: FieldViewProps): ReactNode {
  const messages = useFormMessages();
  const limits =
    field.type === 'file'
      ? fillIn(messages[`file-${field.fileTypes}`], { most: field.mostMegabytes })
      : undefined;
  const hints = {
    hint: field.hint,
    limits,
    waiting: waiting && fillIn(messages.waiting, { name: waiting.name }),
  };
  return (
    <Field
      id={id}
      label={field.label}
      isRequired={field.required}
      condition={condition}
      hints={hints}
      problem={problem}
    >
      {(facts) => (
        <>
          <FieldControl field={field} facts={facts} given={given?.[0]} />
          {waiting && <input type="hidden" name="$file" value={carriedFile(waiting)} />}
        </>
      )}
    </Field>
  );
}
