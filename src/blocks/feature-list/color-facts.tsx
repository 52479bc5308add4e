import type { ComponentProps, ReactNode } from 'react';
import { ColorFields } from './color-fields.tsx';
import { ContrastPairs } from './contrast-pairs.tsx';

/** The palette, or what it gives in pairs. Where one stands the other does, so both are one look. */
export function ColorFacts(
  props: ComponentProps<typeof ColorFields> | ComponentProps<typeof ContrastPairs>,
): ReactNode {
  return 'colors' in props ? <ColorFields {...props} /> : <ContrastPairs {...props} />;
}
