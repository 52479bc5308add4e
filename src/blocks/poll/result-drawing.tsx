import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './result-drawing.module.css';
import type { ResultFigure } from './result-figures.ts';
import type { ResultCanvas, ResultPath } from './result-path.ts';

interface ResultDrawingProps {
  path: ResultPath;
  canvas: ResultCanvas;
  /** One per bar of the path. */
  figures: readonly ResultFigure[];
  /** Inside the circle; without one, the winner's figure is shown. */
  picture: Media | undefined;
  /** Inside the circle: a number and its unit in smaller letters. */
  winner: { value: string; unit: string };
  className: string | undefined;
}

/** The bars as lengths of one path, each with its label. Decorative: everything is also in the text. */
export function ResultDrawing(props: ResultDrawingProps): ReactNode {
  const { path, canvas, figures, className } = props;
  return (
    // Motion only handles HTML elements.
    <div className={className} data-motion="band" aria-hidden="true">
      {path.circle && <Circle {...props} circle={path.circle} />}
      {figures.map(({ option, figure }, row) => {
        const bar = path.bars[row];
        // A name too long for the winner's bar is in the sentence above.
        const isNamed = bar?.isInside || row > 0 || !path.circle;
        return (
          bar && (
            <div
              key={option.id}
              className={styles.row}
              data-row=""
              data-inside={bar.isInside ? '' : undefined}
            >
              {(bar.length > 0 || bar.isInside) && (
                <svg
                  className={styles.drawing}
                  viewBox={`0 0 ${canvas.width} ${path.thickness}`}
                  aria-hidden="true"
                  focusable="false"
                >
                  {(row > 0 || !path.circle) && (
                    <rect className={styles.length} width={bar.length} height={path.thickness} />
                  )}
                </svg>
              )}
              {isNamed && (
                <p className={styles.label}>
                  <BrandText>{option.label}</BrandText> <span className={styles.figure}>{figure}</span>
                </p>
              )}
            </div>
          )
        );
      })}
    </div>
  );
}

/** The winner's circle; its bar is in the first row below this drawing. */
function Circle({
  path: { thickness },
  circle: { x, y, radius },
  canvas,
  picture,
  winner,
}: ResultDrawingProps & { circle: NonNullable<ResultPath['circle']> }): ReactNode {
  const inner = radius - thickness / 2;
  // Slightly smaller, so that it doesn't show beyond the ring.
  const hole = inner - 1;
  const half = `A${radius} ${radius} 0 0 0 ${x}`;
  return (
    <svg
      className={styles.circle}
      viewBox={`0 0 ${canvas.width} ${2 * radius}`}
      aria-hidden="true"
      focusable="false"
    >
      {picture && (
        // HTML, because SVG images have no lazy loading and only one size.
        <foreignObject x={x - hole} y={y - hole} width={2 * hole} height={2 * hole}>
          <Picture
            media={picture}
            sizes={`${Math.ceil((200 * hole * widthOf(picture)) / canvas.width)}vw`}
            className={styles.inside}
            fit="cover"
          />
        </foreignObject>
      )}
      <path
        className={styles.bar}
        strokeWidth={thickness}
        d={`M0 ${y + radius}H${x}${half} ${y - radius}${half} ${y + radius}`}
      />
      {!picture && <RingFigure {...winner} x={x} y={y} room={inner} />}
    </svg>
  );
}

interface RingFigureProps {
  value: string;
  unit: string;
  x: number;
  y: number;
  /** Radius of the space inside the circle. */
  room: number;
}

/** As large as fits the circle, for any number of digits. */
function RingFigure({ value, unit, x, y, room }: RingFigureProps): ReactNode {
  const size = Math.min(0.74 * room, (1.7 * room) / (0.66 * value.length + (unit ? 0.6 : 0)));
  return (
    <text className={styles.inCircle} x={x} y={y + size * 0.35} fontSize={size} textAnchor="middle">
      {value}
      <tspan fontSize={size * 0.54}>{unit}</tspan>
    </text>
  );
}

/** Width of a picture covering a square, relative to the square's side. */
function widthOf({ width = 1, height = 1 }: Media): number {
  return Math.max(1, width / height);
}
