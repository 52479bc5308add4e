import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollResult } from '#polls/poll-result.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './poll-result.module.css';
import { labelsFit, ResultDrawing } from './result-drawing.tsx';
import { figuresOf, meanOf } from './result-figures.ts';
import { ResultList } from './result-list.tsx';
import { layOutResult, phoneCanvas, wideCanvas } from './result-path.ts';
import { type ResultShare, sharesOf, winnerOf } from './result-shares.ts';
import { type VotingMessages, votingMessages } from './voting/voting-messages.ts';
import { WideningLines } from './widening-line.tsx';

interface PollResultViewProps {
  poll: Poll;
  result: PollResult;
  headingLevel: HeadingLevel;
  /** Whether it stands below the ballot, which has asked the question already. */
  isBelow?: boolean;
  /** What else there is to say. */
  children?: ReactNode;
}

/** A poll's result: bars as lengths of the ring, and the winner's closes. */
export function PollResultView(props: PollResultViewProps): ReactNode {
  const { poll, result, headingLevel, isBelow = false, children } = props;
  const locale = useLocale();
  const texts = votingMessages[locale];
  const total = new Intl.NumberFormat(locale).format(result.total);
  return (
    <div className={styles.result}>
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

function Bars({ poll, result, headingLevel }: PollResultViewProps): ReactNode {
  const locale = useLocale();
  const texts = votingMessages[locale];
  const shares = sharesOf(poll, result);
  const winner = winnerOf(shares);
  const figures = figuresOf(poll, shares, locale, texts);
  const percents = shares.map(({ percent }) => percent);
  const labels = shares.map(({ option, percent }) => ({
    answer: option.label.replaceAll('\u00AD', ''),
    percent,
  }));
  // Only shares are lengths of one ring: points, counts and levels are a list.
  const isRing = poll.resultsAs === 'share' && (poll.method === 'single' || poll.method === 'multiple');
  const wide = isRing && winner ? layOutResult(percents, wideCanvas) : undefined;
  const phone = isRing && winner ? layOutResult(percents, phoneCanvas) : undefined;
  const isDrawn =
    winner && wide && phone && labelsFit(labels, wide, wideCanvas) && labelsFit(labels, phone, phoneCanvas);
  if (!isDrawn) {
    return (
      <>
        <Heading level={headingLevel} size="large" className={styles.sentence}>
          {poll.method === 'rating' && result.total > 0
            ? fillIn(texts.resultMean, meanOf(poll, result, locale))
            : sentenceFor(shares, winner, texts)}
        </Heading>
        <ResultList figures={figures} />
      </>
    );
  }
  const picture = winner.option.image;
  // Where the circle lies far enough to the right, the figure stands beside it.
  const isBeside = wide.circle.x - wide.circle.radius > 0.52 * wideCanvas.width;
  const drawing = { labels, picture };
  return (
    <>
      <div className={styles.drawn} data-look={picture ? 'picture' : 'letters'} data-beside={isBeside}>
        {picture ? (
          <div className={styles.head}>
            <Heading level={headingLevel} size="medium" className={styles.sentence}>
              {fillIn(texts.resultWinner, { answer: winner.option.label })}
            </Heading>
            <p className={styles.figure} aria-hidden="true">
              <span data-motion="count">{winner.percent}</span>
              <span className={styles.unit}>%</span>
            </p>
          </div>
        ) : (
          <HugeWord level={headingLevel} word={`${labels[0]?.answer}.`} />
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

function HugeWord({ level, word }: { level: HeadingLevel; word: string }): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.word}>
      <span className="visually-hidden">{word}</span>
      <WideningLines lines={[[...word].map((sign) => ({ sign, step: 8 }))]} className={styles.letters} />
    </Element>
  );
}

function sentenceFor(
  shares: readonly ResultShare[],
  winner: ResultShare | undefined,
  texts: VotingMessages,
): string {
  if (winner) return fillIn(texts.resultAhead, { answer: winner.option.label });
  return shares.some(({ votes }) => votes > 0) ? texts.resultTied : texts.resultEmpty;
}
