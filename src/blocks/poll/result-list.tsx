import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import type { ResultFigure } from './result-figures.ts';

/** The result as a list, for screen readers. */
export function ResultList({ figures }: { figures: readonly ResultFigure[] }): ReactNode {
  return (
    <ol>
      {figures.map(({ option, figure }) => (
        <li key={option.id}>
          <BrandText>{option.label}</BrandText> {figure}
        </li>
      ))}
    </ol>
  );
}
