import { type ReactNode, useId } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { Form as FormRecord } from '#forms/form.fields.ts';
import { belowHeading } from '#ui/heading-level.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { FormFrame } from './form-frame.tsx';
import { useFormMessages } from './form-messages.ts';
import { FormSheet } from './form-sheet.tsx';
import { useSending } from './use-sending.ts';

export function Form(props: BlockViewProps<'form'>): ReactNode {
  const messages = useFormMessages();
  const { form } = props.block;
  return form ? <SendingForm {...props} form={form} /> : <Notice look="missing">{messages.missing}</Notice>;
}

type SendingFormProps = BlockViewProps<'form'> & { form: FormRecord & { id: string } };

function SendingForm({ block, headingLevel, isOnTop = false, form }: SendingFormProps): ReactNode {
  const titleId = useId();
  const messages = useFormMessages();
  const { attach, loaded, touch, isWaiting, submit } = useSending(form, useLocale());
  const waiting = isWaiting ? messages.waitingNetwork : '';
  const now = loaded?.now;
  return (
    <FormFrame
      form={form}
      arrangement={block.arrangement}
      headingLevel={headingLevel}
      titleId={titleId}
      isOnTop={isOnTop}
    >
      {loaded && now?.stage === 'sent' ? (
        <loaded.views.Sent {...loaded} headingLevel={belowHeading(headingLevel)} />
      ) : (
        <FormSheet
          form={form}
          titleId={titleId}
          headingLevel={belowHeading(headingLevel)}
          problems={now?.problems ?? []}
          round={now?.round ?? 0}
          shown={now?.shown}
          isBusy={now?.stage === 'sending'}
          notice={loaded ? <loaded.views.Notice {...loaded} /> : waiting && <p>{waiting}</p>}
          element={attach}
          onTouch={touch}
          onSend={submit}
        />
      )}
      <p className="visually-hidden" role="status">
        {now?.announcement ?? waiting}
      </p>
    </FormFrame>
  );
}
