import type { ReactNode } from 'react';
import { Glyph, line } from '#blocks/glyph.tsx';

export function DeviceStorageGlyph(): ReactNode {
  return (
    <Glyph width={60}>
      <path d="M1.5 1.5h57v37h-57zM13 14h34M13 26h20" {...line} />
    </Glyph>
  );
}
