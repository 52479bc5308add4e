import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { PollResult } from '#polls/poll-result.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import { type PollMessages, usePollMessages } from './poll-messages.ts';
import styles from './poll-result.module.css';
import { labelsFit, ResultDrawing } from './result-drawing.tsx';
import { ResultList } from './result-list.tsx';
import { layOutResult, phoneCanvas, wideCanvas } from './result-path.ts';
import { type ResultShare, sharesOf, winnerOf } from './result-shares.ts';
import { WideningLines } from './widening-line.tsx';

interface PollResultViewProps {
  poll: Poll;
  result: PollResult;
  headingLevel: HeadingLevel;
}

/** A poll's result: bars as lengths of the ring, and the winner's closes. */
export function PollResultView({ poll, result, headingLevel }: PollResultViewProps): ReactNode {
  const locale = useLocale();
  const texts = usePollMessages();
  const shares = sharesOf(poll, result);
  const total = new Intl.NumberFormat(locale).format(result.total);
  return (
    <div className={styles.result}>
      <p className={styles.question}>
        <BrandText>{poll.question}</BrandText>
      </p>
      <Bars shares={shares} headingLevel={headingLevel} />
      <p className={styles.total}>
        {result.total > 0 && fillIn(texts.resultTotal, { total })} {result.total > 0 && texts.resultScale}
      </p>
    </div>
  );
}

function Bars({ shares, headingLevel }: { shares: ResultShare[]; headingLevel: HeadingLevel }): ReactNode {
  const texts = usePollMessages();
  const winner = winnerOf(shares);
  const percents = shares.map(({ percent }) => percent);
  const labels = shares.map(({ option, percent }) => ({
    answer: option.label.replaceAll('\u00AD', ''),
    percent,
  }));
  const wide = winner && layOutResult(percents, wideCanvas);
  const phone = winner && layOutResult(percents, phoneCanvas);
  const isDrawn =
    wide && phone && labelsFit(labels, wide, wideCanvas) && labelsFit(labels, phone, phoneCanvas);
  if (!isDrawn) {
    return (
      <>
        <Heading level={headingLevel} size="large" className={styles.sentence}>
          {sentenceFor(shares, winner, texts)}
        </Heading>
        <ResultList shares={shares} />
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
        <ResultList shares={shares} />
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
  texts: PollMessages,
): string {
  if (winner) return fillIn(texts.resultAhead, { answer: winner.option.label });
  return shares.some(({ votes }) => votes > 0) ? texts.resultTied : texts.resultEmpty;
}
