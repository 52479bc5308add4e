import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import type { BallotLayout } from './ballot-layout.ts';
import styles from './question.module.css';
import { WideningLines } from './widening-line.tsx';
import { fitTwoLines, type WideningLetter, wideningLetters } from './widths.ts';

interface QuestionProps {
  id: string;
  level: BlockViewProps<'poll'>['headingLevel'];
  text: string;
  layout: BallotLayout;
}

/** Characters; in longer questions the widening can't be perceived. */
const longestWidening = 16;

/** Characters; longer questions use smaller sizes. */
const longestGiant = 48;

/** The question, as large as possible. A short one about an amount widens from letter to letter. */
export function Question({ id, level, text, layout }: QuestionProps): ReactNode {
  const { brand } = usePageContext();
  if (layout !== 'widening' || text.length > longestWidening || text.includes(brand.name)) {
    const isLong = text.length > longestGiant;
    const fit = isLong ? undefined : fitTwoLines(text);
    return (
      <div className={styles.question} data-fit={fit?.size} data-width={fit?.step}>
        <Heading level={level} size={isLong ? 'large' : 'giant'} id={id}>
          {text}
        </Heading>
      </div>
    );
  }
  const Element = `h${level}` as const;
  const letters = wideningLetters(text);
  return (
    <div className={styles.widening}>
      {/* SVG text is announced too, so it is outside the heading, which then says the question once. */}
      <Element id={id} className={styles.asked}>
        <span className="visually-hidden">{text}</span>
      </Element>
      <WideningLines lines={[letters]} className={styles.oneLine} />
      <WideningLines lines={wordsOf(letters)} className={styles.wordByWord} />
    </div>
  );
}

function wordsOf(letters: readonly WideningLetter[]): WideningLetter[][] {
  const words: WideningLetter[][] = [[]];
  for (const letter of letters) {
    if (letter.sign === ' ') words.push([]);
    else words.at(-1)?.push(letter);
  }
  return words.filter((word) => word.length > 0);
}
