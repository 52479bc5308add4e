import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { type Answers, givenAnswers } from '#forms/asked-fields.ts';
import type { Form } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import { Button } from '#ui/button/button.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import { conditionOf } from './conditions.ts';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';
import { useFormMessages } from './form-messages.ts';
import { Honeypot } from './honeypot.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import send from './send.module.css';

interface FormSheetProps {
  form: Form & { id: string };
  /** Id of the form's title; prefix of its control ids. */
  titleId: string;
  headingLevel: InnerHeadingLevel;
  problems: readonly FieldProblem[];
  /** Counts displays of errors; missing if the document was rendered with them. */
  round?: number;
  /** Previous answers, if any. */
  answers?: Answers;
  /** Previously uploaded files, which need not be chosen again. */
  waiting?: readonly WaitingFile[];
  /** Names of the visible fields, if known. */
  shown?: ReadonlySet<string> | undefined;
  isBusy?: boolean;
  /** Message above the button. */
  notice?: ReactNode;
  element?: Ref<HTMLFormElement>;
  onTouch?: () => void;
  onSend?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * A form's controls and submit button. Without script the browser posts it. Native validation is off, because the error
 * summary says more, and all at once.
 */
export function FormSheet(props: FormSheetProps): ReactNode {
  const { form, titleId, headingLevel, problems, round, answers, shown, isBusy, notice, onTouch } = props;
  const messages = useFormMessages();
  const locale = useLocale();
  const elementId = (name: string) => `${titleId}${name}`;
  const hasFiles = form.fields.some(({ type }) => type === 'file');
  return (
    <form
      ref={props.element}
      className={styles.fields}
      method="post"
      action={localizedPath(`/forms/${encodeURIComponent(form.id)}/send`, locale)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      data-waiting={messages.waitingNetwork}
      onSubmit={props.onSend}
      onPointerDown={onTouch}
      onFocus={onTouch}
      onChange={onTouch}
    >
      <ProblemSummary {...{ form, problems, headingLevel, elementId, round }} />
      {form.fields.map((field) => {
        const name = shortName(field);
        if (field.type === 'hidden') return null;
        const condition = conditionOf(form, field, messages);
        return (
          <div
            key={field.id}
            className={styles.cell}
            data-type={field.type}
            data-width={field.width}
            data-condition={condition && (shown?.has(name) ? 'holds' : 'open')}
          >
            <FormField
              id={elementId(name)}
              field={field}
              condition={condition}
              headingLevel={headingLevel}
              problem={problems.find((problem) => problem.field === name)?.message}
              given={answers && givenAnswers(field, answers)}
              waiting={props.waiting?.find((file) => file.field === name)}
            />
          </div>
        );
      })}
      {/* Not at a second try: programs that fill in forms for people fill in this one, too. */}
      {(round ?? problems.length) === 0 && <Honeypot />}
      <div className={send.send}>
        {notice}
        <Button
          look="solid"
          size="large"
          type="submit"
          className={send.button}
          aria-disabled={isBusy || undefined}
        >
          {form.submitLabel}
        </Button>
      </div>
    </form>
  );
}
