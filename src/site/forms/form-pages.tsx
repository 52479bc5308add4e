import type { ReactNode } from 'react';
import { FormFrame } from '#blocks/form/form-frame.tsx';
import { FormSheet } from '#blocks/form/form-sheet.tsx';
import send from '#blocks/form/send.module.css';
import type { Answers } from '#forms/asked-fields.ts';
import type { Form } from '#forms/form.fields.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { formPageMessages } from './form-page-messages.ts';

interface FormAgainProps {
  form: Form & { id: string };
  answers: Answers;
  files: readonly WaitingFile[];
  problems: readonly FieldProblem[];
}

/** A form with its input and any validation errors. */
export function FormAgain({ form, answers, files, problems }: FormAgainProps): ReactNode {
  return (
    <Step form={form}>
      <FormSheet
        form={form}
        titleId="form"
        headingLevel={2}
        problems={problems}
        answers={answers}
        waiting={files}
      />
    </Step>
  );
}

export interface ReadAnswer {
  name: string;
  label: string;
  values: readonly string[];
}

interface ConfirmFormProps {
  form: Form & { id: string };
  target: string;
  read: readonly ReadAnswer[];
  fields: readonly (readonly [name: string, value: string])[];
  /** Shown first. */
  notice: string | undefined;
}

/** The confirmation step before sending, without script. */
export function ConfirmForm({ form, target, read, fields, notice }: ConfirmFormProps): ReactNode {
  const messages = formPageMessages[useLocale()];
  return (
    <Step form={{ title: messages.confirm, introduction: messages.confirmText }}>
      <form className={send.confirm} method="post" action={target}>
        {notice && (
          <Notice look="problem" role="alert">
            {notice}
          </Notice>
        )}
        <h2 className={send.confirmTitle}>
          <BrandText>{form.title}</BrandText>
        </h2>
        <dl className={send.answers}>
          {read.map(({ name, label, values }) => (
            <div key={name}>
              <dt>
                <BrandText>{label}</BrandText>
              </dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
        {fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several fields may be alike, and none of them moves
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <div className={send.send}>
          <Button look="solid" size="large" type="submit">
            {form.submitLabel}
          </Button>
          <Button look="outline" type="submit" name="$step" value="change">
            {messages.change}
          </Button>
        </div>
      </form>
    </Step>
  );
}

interface FormReceivedProps {
  form: Form;
  receipt: string | undefined;
  back: string;
}

/** The confirmation after sending, without script. */
export function FormReceived({ form, receipt, back }: FormReceivedProps): ReactNode {
  const messages = formPageMessages[useLocale()];
  return (
    <Step form={{ title: messages.sent, introduction: form.confirmation }}>
      <div className={send.confirm}>
        {receipt && (
          <dl className={send.answers}>
            <div>
              <dt>{messages.receipt}</dt>
              <dd>
                <code>{receipt}</code>
              </dd>
              <dd className={send.help}>{messages.receiptHelp}</dd>
            </div>
          </dl>
        )}
        <p>
          <ActionLink link={{ label: messages.back, href: back }} look="outline" isPlain />
        </p>
      </div>
    </Step>
  );
}

/** For submissions that could not be parsed; the browser still has the input. */
export function FormUnread({ problem, back }: { problem: string; back: string }): ReactNode {
  const messages = formPageMessages[useLocale()];
  return (
    <Step form={{ title: messages.notSent, introduction: problem }}>
      <div className={send.send}>
        <p>{messages.browserBack}</p>
        <ActionLink link={{ label: messages.back, href: back }} look="solid" size="large" isPlain />
      </div>
    </Step>
  );
}

/** Looks like the form's block. */
function Step({
  form,
  children,
}: {
  form: { title: string; introduction?: string | undefined };
  children: ReactNode;
}): ReactNode {
  const { title, introduction } = form;
  return (
    <div className={send.step} data-ground="sand">
      <FormFrame form={{ title, introduction }} arrangement="beside" headingLevel={1} titleId="form" isOnTop>
        {children}
      </FormFrame>
    </div>
  );
}
