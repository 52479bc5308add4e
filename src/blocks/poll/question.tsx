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

/** The longest question, in characters, whose letters can still be told apart by their width. */
const longestWidening = 16;

/** The longest question, in characters, that can be set in the largest size. */
const longestGiant = 48;

/** The question, as large as it can be. A short one about a measure widens from its first letter to its last. */
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
      {/* Drawn letters are text, too: beside the heading, so that it says its question once. */}
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
