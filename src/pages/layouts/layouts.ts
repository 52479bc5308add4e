import type { FunctionComponent } from 'react';
import type { LayoutName } from '#pages/layout-names.ts';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutSlots } from './layout-slots.ts';
import { PollLayout } from './poll-layout.tsx';
import { StrategieLayout } from './strategie-layout.tsx';

export interface LayoutEntry {
  Layout: FunctionComponent<LayoutSlots>;
  /** Wants no navigation above the page, and no more than the legal links below it. */
  isReduced: boolean;
}

/** Layout name -> layout. Does not compile if one is missing. */
export const layouts: { readonly [Name in LayoutName]: LayoutEntry } = {
  default: { Layout: DefaultLayout, isReduced: false },
  poll: { Layout: PollLayout, isReduced: true },
  strategie: { Layout: StrategieLayout, isReduced: false },
};
