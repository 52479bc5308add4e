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

/** A form with all that was filled in, and what is wrong with it, if something is. */
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

/** What was answered, as its sender reads it. */
export interface ReadAnswer {
  name: string;
  label: string;
  values: readonly string[];
}

interface ConfirmFormProps {
  form: Form & { id: string };
  target: string;
  read: readonly ReadAnswer[];
  /** All that goes with it, unseen. */
  fields: readonly (readonly [name: string, value: string])[];
  /** What has to be said first. */
  notice: string | undefined;
}

/** The step between a form and its sending, for who has no script. */
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
  /** Where the form stands. */
  back: string;
}

/** What comes after a form that was sent without script. */
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

/** For what could not even be read. The browser still has it. */
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

/** Stands in the page as the form's block does. */
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
