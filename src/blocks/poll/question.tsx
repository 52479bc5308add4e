import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/views.tsx';
import { Heading } from '#ui/heading.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import type { BallotLayout } from './ballot-layout.ts';
import styles from './question.module.css';
import { letterSizeFor, widthStepAt } from './widths.ts';

interface QuestionProps {
  id: string;
  level: BlockViewProps<'poll'>['headingLevel'];
  text: string;
  layout: BallotLayout;
}

/** The longest question, in characters, whose letters can still be told apart by their width. */
const longestWidening = 16;

/** The question, as large as it can be. A short one about a measure widens from its first letter to its last. */
export function Question({ id, level, text, layout }: QuestionProps): ReactNode {
  const { brand } = usePageContext();
  if (layout !== 'widening' || text.length > longestWidening || text.includes(brand.name)) {
    // Above pictures the question leaves them room on the same screen.
    const isCompact = layout === 'pictures';
    const isLong = text.length > (isCompact ? 28 : 48);
    return (
      <Heading
        level={level}
        size={isLong ? 'large' : 'giant'}
        id={id}
        className={isCompact && !isLong ? `${styles.question} ${styles.compact}` : styles.question}
      >
        {text}
      </Heading>
    );
  }
  const Element = `h${level}` as const;
  const words = wordsOf(text);
  return (
    <Element
      id={id}
      className={styles.widening}
      data-line={letterSizeFor(words.flat())}
      data-word={Math.min(...words.map(letterSizeFor))}
      data-motion="heading"
    >
      <span className={styles.spoken}>{text}</span>
      <span aria-hidden="true">{words.map(renderWord)}</span>
    </Element>
  );
}

interface Letter {
  sign: string;
  place: number;
  step: number;
}

/** The question's letters, word by word, each with its step of the width axis. */
function wordsOf(text: string): Letter[][] {
  const signs = [...text];
  const letters = signs.map((sign, place) => ({ sign, place, step: widthStepAt(place, signs.length) }));
  const words: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.sign === ' ') words.push([]);
    else words.at(-1)?.push(letter);
  }
  return words.filter((word) => word.length > 0);
}

function renderWord(letters: Letter[]): ReactNode {
  return (
    <span key={letters[0]?.place} className={styles.word}>
      {letters.map((letter) => (
        <span key={letter.place} data-width={letter.step}>
          {letter.sign}
        </span>
      ))}
    </span>
  );
}
