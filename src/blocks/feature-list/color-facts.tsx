import type { ComponentProps, ReactNode } from 'react';
import { ColorFields } from './color-fields.tsx';
import { ContrastPairs } from './contrast-pairs.tsx';

/** The palette or its contrast pairs. Pages show both together, so they are one look. */
export function ColorFacts(
  props: ComponentProps<typeof ColorFields> | ComponentProps<typeof ContrastPairs>,
): ReactNode {
  return 'colors' in props ? <ColorFields {...props} /> : <ContrastPairs {...props} />;
}
