import type { ConsentStageProps } from './consent-stage.tsx';
import { isAllowed } from './permissions.ts';

/** If this provider is allowed for good, or asked for already. */
export function isNeeded({ source }: ConsentStageProps, stage: HTMLElement): boolean {
  return isAllowed(source.permission) || stage.querySelector('details[open]') !== null;
}
