import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';

export function SubmissionView(_: UIFieldServerProps): ReactNode {
  return null;
}
