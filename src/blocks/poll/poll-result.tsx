import type { ReactNode } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './poll-result.module.css';
import { ResultDrawing } from './result-drawing.tsx';
import { figuresOf, meanOf, type ResultFigure, ringFigureOf } from './result-figures.ts';
import { type ResultMessages, resultMessages } from './result-messages.ts';
import { layOutResult, phoneCanvas, type ResultPath, wideCanvas } from './result-path.ts';
import { type ResultShare, sharesOf, winnerOf } from './result-shares.ts';
import { WideningLines } from './widening-line.tsx';
import { bearingOf } from './widths.ts';

interface PollResultViewProps {
  poll: Poll;
  result: Tally;
  headingLevel: HeadingLevel;
  /** Shown below the ballot, which already has the question. */
  isBelow?: boolean;
  children?: ReactNode;
}

/** A poll's result: bars as lengths of the ring; the winner's closes. */
export function PollResultView(props: PollResultViewProps): ReactNode {
  const { poll, result, headingLevel, isBelow = false, children } = props;
  const locale = useLocale();
  const texts = resultMessages[locale];
  const total = formatNumber(result.total, locale);
  return (
    <div className={styles.result} data-result="">
      {!isBelow && (
        <p className={styles.question}>
          <BrandText>{poll.question}</BrandText>
        </p>
      )}
      <Bars poll={poll} result={result} headingLevel={headingLevel} />
      {children && <div className={styles.more}>{children}</div>}
      <p className={styles.total}>
        {result.total > 0 && fillIn(texts.resultTotal, { total })} {result.total > 0 && texts.resultScale}
      </p>
    </div>
  );
}

/** Characters; the longest option that is set at full width or beside its ring. */
const longestHuge = 12;

function Bars({ poll, result, headingLevel }: PollResultViewProps): ReactNode {
  const locale = useLocale();
  const texts = resultMessages[locale];
  const shares = sharesOf(poll, result);
  // A rating has no winner: its levels are in order, and the sentence gives the mean.
  const winner = poll.method === 'rating' ? undefined : winnerOf(shares);
  const figures = figuresOf(poll, shares, locale, texts);
  const options = figures.map(({ option, length, figure }) => ({
    value: length,
    label: `${withoutHyphens(option.label)} ${figure}`,
  }));
  const wide = layOutResult(options, wideCanvas, winner !== undefined);
  const phone = layOutResult(options, phoneCanvas, winner !== undefined);
  const picture = winner?.option.image;
  const ringFigure = winner && ringFigureOf(poll, winner, locale, texts);
  const isShort = winner !== undefined && withoutHyphens(winner.option.label).length <= longestHuge;
  const look = !winner ? 'sentence' : picture ? 'picture' : isShort ? 'letters' : 'sentence';
  const drawing = { figures, picture, winner: ringFigure ?? { value: '', unit: '' } };
  return (
    <>
      <div
        className={styles.drawn}
        data-look={look}
        data-beside={look === 'picture' && isShort && leavesRoomBeside(wide)}
        data-tucked={look === 'letters' && (wide.circle?.radius ?? 0) >= 150}
      >
        {look === 'letters' && winner ? (
          <HugeWord level={headingLevel} word={`${withoutHyphens(winner.option.label)}.`} />
        ) : (
          <div className={styles.head}>
            <Heading
              level={headingLevel}
              size={winner && isShort ? 'medium' : 'large'}
              className={styles.sentence}
            >
              {poll.method === 'rating' && result.total > 0
                ? fillIn(texts.resultMean, meanOf(poll, result, locale))
                : sentenceFor(shares, winner, texts)}
            </Heading>
            {picture && ringFigure && (
              <p
                className={styles.figure}
                data-long={ringFigure.value.length > 2 ? '' : undefined}
                aria-hidden="true"
              >
                {ringFigure.value}
                <span className={styles.unit}>{ringFigure.unit}</span>
              </p>
            )}
          </div>
        )}
        <ResultDrawing {...drawing} path={wide} canvas={wideCanvas} className={styles.wide} />
        <ResultDrawing {...drawing} path={phone} canvas={phoneCanvas} className={styles.phone} />
      </div>
      <div className="visually-hidden">
        <ResultList figures={figures} />
      </div>
    </>
  );
}

/** Whether sentence and figure fit between the page's edge and the ring. */
function leavesRoomBeside({ circle, thickness }: ResultPath): boolean {
  if (!circle || circle.radius < 209) return false;
  return circle.x - circle.radius - thickness / 2 > 0.5 * wideCanvas.width;
}

function withoutHyphens(label: string): string {
  return label.replaceAll('\u00AD', '');
}

function HugeWord({ level, word }: { level: HeadingLevel; word: string }): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.word}>
      <span className="visually-hidden">{word}</span>
      <WideningLines
        lines={[[...word].map((sign) => ({ sign, step: 8 }))]}
        className={styles.letters}
        inset={bearingOf(word.slice(0, 1))}
      />
    </Element>
  );
}

function sentenceFor(
  shares: readonly ResultShare[],
  winner: ResultShare | undefined,
  texts: ResultMessages,
): string {
  if (winner) return fillIn(texts.resultWinner, { option: winner.option.label });
  return shares.some(({ votes }) => votes > 0) ? texts.resultTied : texts.resultEmpty;
}

/** The result as a list, for screen readers. */
function ResultList({ figures }: { figures: readonly ResultFigure[] }): ReactNode {
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
