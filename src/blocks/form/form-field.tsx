import type { ReactNode } from 'react';
import { shortName } from '#forms/short-name.ts';
import { carriedFile } from '#forms/waiting-file.ts';
import { fillIn } from '#i18n/messages.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import choices from './choice.module.css';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldControl } from './field-control.tsx';
import type { FieldViewProps } from './field-view.ts';
import { Condition, describedBy, Hint, Marking, Problem } from './field-words.tsx';
import styles from './form.module.css';
import { useFormMessages } from './form-messages.ts';

interface FormFieldProps extends FieldViewProps {
  headingLevel: InnerHeadingLevel;
}

/** One field of a form by its type: a heading, a group of choices, a consent, or a control below its label. */
export function FormField({ headingLevel, ...view }: FormFieldProps): ReactNode {
  const { field } = view;
  if (field.type === 'heading') {
    return (
      <Heading level={headingLevel} size="small" className={styles.section}>
        {field.label}
      </Heading>
    );
  }
  if (field.type === 'radio' || field.type === 'checkboxes') return <ChoiceGroup {...view} />;
  return field.type === 'consent' ? <Consent {...view} /> : <LabelledControl {...view} />;
}

function Consent({ id, field, condition, problem, given }: FieldViewProps): ReactNode {
  return (
    <div className={styles.field}>
      <Condition id={id} text={condition} />
      <Problem id={id} text={problem} />
      <label className={choices.choice}>
        <input
          id={id}
          type="checkbox"
          name={shortName(field)}
          required={field.required}
          aria-describedby={describedBy(id, { condition, hint: field.hint, problem })}
          aria-invalid={problem ? true : undefined}
          defaultChecked={given?.includes('on')}
        />
        <span>
          <BrandText>{field.label}</BrandText> <Marking required={field.required} />
        </span>
      </label>
      <Hint id={`${id}-hint`} text={field.hint} />
    </div>
  );
}

function LabelledControl({ id, field, condition, problem, given, waiting }: FieldViewProps): ReactNode {
  const messages = useFormMessages();
  const limits =
    field.type === 'file'
      ? fillIn(messages[`file-${field.fileTypes}`], { most: field.mostMegabytes })
      : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <BrandText>{field.label}</BrandText> <Marking required={field.required} />
      </label>
      <Condition id={id} text={condition} />
      <Hint id={`${id}-hint`} text={field.hint} />
      <Hint id={`${id}-limits`} text={limits} />
      {waiting && (
        <>
          <Hint id={`${id}-waiting`} text={fillIn(messages.waiting, { name: waiting.name })} />
          <input type="hidden" name="$file" value={carriedFile(waiting)} />
        </>
      )}
      <Problem id={id} text={problem} />
      <FieldControl
        id={id}
        field={field}
        description={describedBy(id, {
          condition,
          hint: field.hint,
          limits,
          waiting: waiting?.name,
          problem,
        })}
        isInvalid={problem !== undefined}
        given={given?.[0]}
      />
    </div>
  );
}
