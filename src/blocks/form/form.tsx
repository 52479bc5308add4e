import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Island } from '#ui/island.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useFormMessages } from './form-messages.ts';
import { SendingForm } from './sending-form.tsx';

export function Form({ block, headingLevel, isOnTop = false }: BlockViewProps<'form'>): ReactNode {
  const messages = useFormMessages();
  const { form, arrangement } = block;
  if (!form) return <Notice look="missing">{messages.missing}</Notice>;
  return <Island name="form" view={SendingForm} props={{ form, arrangement, headingLevel, isOnTop }} />;
}
