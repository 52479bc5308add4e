import { type ReactNode, useId } from 'react';
import type { Media } from '#fields/media.ts';
import styles from './result-drawing.module.css';
import type { ResultCanvas, ResultPath } from './result-path.ts';
import { lengthOf } from './widths.ts';

interface BarText {
  answer: string;
  percent: number;
}

interface BarLabelProps extends BarText {
  row: number;
  path: ResultPath;
  canvas: ResultCanvas;
}

interface ResultDrawingProps {
  path: ResultPath;
  canvas: ResultCanvas;
  /** Answer and per cent of each bar, the winner's first. */
  labels: readonly BarText[];
  /** Stands in the circle; without one the winner's figure does. */
  picture: Media | undefined;
  className: string | undefined;
}

/** The bars as lengths of one path. All it says stands beside it in text. */
export function ResultDrawing({ path, canvas, labels, picture, className }: ResultDrawingProps): ReactNode {
  const id = useId();
  const { circle, thickness } = path;
  const inner = circle.radius - thickness / 2;
  const [winner] = labels;
  const source = picture && smallSourceOf(picture);
  return (
    // Motion marks HTML elements alone.
    <div className={className} data-motion="band">
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${canvas.width} ${path.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {source && (
          <>
            <clipPath id={id}>
              <circle cx={circle.x} cy={circle.y} r={inner - 1} />
            </clipPath>
            <image
              href={source}
              x={circle.x - inner}
              y={circle.y - inner}
              width={2 * inner}
              height={2 * inner}
              preserveAspectRatio="xMidYMid slice"
              clipPath={`url(#${id})`}
            />
          </>
        )}
        {path.bars.map(({ y, length }, row) => (
          <path
            key={y}
            className={styles.bar}
            strokeWidth={thickness}
            d={`M0 ${y}H${length}${row === 0 ? closedCircle(path) : ''}`}
          />
        ))}
        {labels.map((label, row) => (
          <BarLabel key={label.answer} {...label} path={path} row={row} canvas={canvas} />
        ))}
        {!source && winner && (
          <text
            className={styles.figure}
            x={circle.x}
            y={circle.y + inner * 0.26}
            fontSize={inner * 0.74}
            textAnchor="middle"
          >
            {winner.percent}
            <tspan fontSize={inner * 0.4}>%</tspan>
          </text>
        )}
      </svg>
    </div>
  );
}

/** Answer and figure lie in the bar where it is long enough, else right behind its end. */
function BarLabel({ row, answer, percent, path, canvas }: BarLabelProps): ReactNode {
  const bar = path.bars[row];
  if (!bar) return null;
  const size = labelSize(path, canvas);
  const edge = canvas.margin;
  const place = { y: bar.y + size * 0.35, fontSize: size };
  const figure = `${percent}\u00A0%`;
  const behind = { ...place, className: styles.behind, x: bar.length + edge / 2 };
  const inside = { ...place, className: styles.inside };
  if (row > 0 && bar.length < runOf(answer, size) + 1.5 * edge)
    return <text {...behind}>{`${answer} ${figure}`}</text>;
  return (
    <>
      <text {...inside} x={edge}>
        {answer}
      </text>
      {row > 0 &&
        (bar.length < runOf(`${answer} ${figure}`, size) + 2 * edge ? (
          <text {...behind}>{figure}</text>
        ) : (
          <text {...inside} x={bar.length - edge} textAnchor="end">
            {figure}
          </text>
        ))}
    </>
  );
}

/** Whether every answer can be read in its bar or behind it. */
export function labelsFit(labels: readonly BarText[], path: ResultPath, canvas: ResultCanvas): boolean {
  const size = labelSize(path, canvas);
  return labels.every(({ answer }, row) => {
    const length = path.bars[row]?.length ?? 0;
    const run = runOf(answer, size);
    if (row === 0) return run + canvas.margin < canvas.width / 2;
    if (run + 1.5 * canvas.margin <= length) return true;
    return length + run + 4 * size < canvas.width;
  });
}

function labelSize({ thickness }: ResultPath, { width }: ResultCanvas): number {
  return Math.max(thickness * 0.56, width < 500 ? 21 : 44);
}

function runOf(text: string, size: number): number {
  return (lengthOf([...text].map((sign) => ({ sign, step: 8 }))) * size) / 100;
}

function closedCircle({ circle: { x, y, radius } }: ResultPath): string {
  const half = `A${radius} ${radius} 0 0 0 ${x}`;
  return `${half} ${y - radius}${half} ${y + radius}`;
}

/** A file small enough for the inside of a ring; WebP, which every browser draws inside a drawing. */
function smallSourceOf(media: Media): string {
  const candidates = media.sources.find(({ type }) => type === 'image/webp')?.srcset.split(', ') ?? [];
  return (candidates[1] ?? candidates[0])?.split(' ')[0] ?? media.src;
}
