import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { Locale } from '#i18n/locales.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './facts-and-figures.module.css';

export function FactsAndFigures({ block, headingLevel }: BlockViewProps<'facts-and-figures'>): ReactNode {
  const inRows = block.figures.length - (block.look === 'row' ? 0 : 1);
  return (
    <div className={styles.block} data-look={block.look}>
      {block.title && (
        <Heading level={headingLevel} size="medium" className={styles.title}>
          {block.title}
        </Heading>
      )}
      {block.intro && (
        <p className={styles.intro}>
          <BrandText>{block.intro}</BrandText>
        </p>
      )}
      {block.figures.length > 0 && (
        <dl
          className={styles.figures}
          data-columns={columnsFor(inRows)}
          data-even={inRows % 2 === 0 ? '' : undefined}
          data-motion-group=""
        >
          {block.figures.map((figure, index) => (
            <Figure
              key={figure.id}
              figure={figure}
              look={index > 0 || block.look === 'row' ? 'row' : block.look}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

/** So many that no figure is left alone in the last row. */
function columnsFor(figures: number): 1 | 2 | 3 | 4 {
  if (figures % 3 !== 1 && figures > 2) return 3;
  if (figures === 4 || figures === 7) return 4;
  return figures % 2 === 0 ? 2 : 1;
}

type FigureData = BlockViewProps<'facts-and-figures'>['block']['figures'][number];

function Figure({ figure, look }: { figure: FigureData; look: 'row' | 'giant' | 'ring' }): ReactNode {
  // The ring never fades: in this look only the words are animated.
  const isWorn = look === 'ring';
  const words = isWorn ? 'reveal' : undefined;
  const locale = useLocale();
  return (
    <div
      className={styles.figure}
      data-look={look}
      data-length={figureLength(figure.value)}
      data-symbol={figure.unit && isSymbol(figure.unit) ? figure.unit.length : undefined}
      data-motion={isWorn ? undefined : 'reveal'}
    >
      <dt className={styles.label} data-motion={words}>
        <BrandText>{figure.label}</BrandText>
      </dt>
      <dd
        className={styles.value}
        data-leg={isWorn ? '' : undefined}
        data-motion={isWorn ? 'passing' : undefined}
      >
        {/* Meant to be clipped by the viewport edge. */}
        <span
          className={look === 'row' ? undefined : styles.number}
          data-motion={isWorn ? undefined : 'count'}
          data-cut={look === 'row' ? undefined : ''}
        >
          {figure.value}
        </span>
        {/* The same figure in white, clipped to the band. */}
        {isWorn && <span className={styles.worn} aria-hidden="true" data-value={figure.value} />}
        {figure.unit && (
          <span className={styles.unit}>
            {/* A word starts its own line below a giant figure, where a no-break space would indent it. */}
            {look === 'row' || isSymbol(figure.unit) ? gapBefore(figure.unit, locale) : ' '}
            <BrandText>{figure.unit}</BrandText>
          </span>
        )}
      </dd>
      {figure.note && (
        <dd className={styles.note} data-motion={words}>
          <BrandText>{figure.note}</BrandText>
        </dd>
      )}
    </div>
  );
}

/** Length classes of a value, which decide its size. */
type FigureLength = '2' | '3' | '4' | '5' | '7' | 'more';

/** Digits and letters count as 1, separators (`.`, `,`, `:`, space) as 0.5. */
function figureLength(value: string): FigureLength {
  const width = [...value].reduce((sum, character) => sum + (/[.,:;'’\s\-–]/.test(character) ? 0.5 : 1), 0);
  if (width <= 2) return '2';
  if (width <= 3) return '3';
  if (width <= 4) return '4';
  if (width <= 5.5) return '5';
  return width <= 7.5 ? '7' : 'more';
}

const longestSymbol = 4;

/** A longer unit is a word and may wrap onto its own line. */
function isSymbol(unit: string): boolean {
  return unit.length <= longestSymbol;
}

/** The space between figure and unit: before “%” as usual in the language, in English none. */
function gapBefore(unit: string, locale: Locale): string {
  if (unit !== '%') return isSymbol(unit) ? '\u00A0' : ' ';
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
}
