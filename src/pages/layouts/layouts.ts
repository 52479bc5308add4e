import type { FunctionComponent } from 'react';
import type { LayoutName } from '#pages/layout-names.ts';
import type { LayoutSlots } from './layout-slots.ts';

const { DefaultLayout } = await import('./default-layout.tsx');
const { PollLayout } = await import('./poll-layout.tsx');
const { StrategieLayout } = await import('./strategie-layout.tsx');

export interface LayoutEntry {
  view: FunctionComponent<LayoutSlots>;
  /** Reduces the header to one line of links and the footer to the legal links. */
  isReduced: boolean;
}

export const layouts: { readonly [Name in LayoutName]: LayoutEntry } = {
  default: { view: DefaultLayout, isReduced: false },
  poll: { view: PollLayout, isReduced: true },
  strategie: { view: StrategieLayout, isReduced: false },
};
