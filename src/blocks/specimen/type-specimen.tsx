import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { TextControl } from '#ui/field/control.tsx';
import { Field } from '#ui/field/field.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Dial } from './dial.tsx';
import { useSpecimenMessages } from './specimen-messages.ts';
import type { FaceFacts } from './type-facts.ts';
import styles from './type-specimen.module.css';

interface TypeSpecimenProps {
  faces: readonly FaceFacts[];
  words: string | undefined;
  level: InnerHeadingLevel;
}

/** Both faces set with the visitor's own words; size, width and weight are adjustable. */
export function TypeSpecimen({ faces, words, level }: TypeSpecimenProps): ReactNode {
  const { type: messages } = useSpecimenMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = words ?? messages.shown;
  const [written, setWritten] = useState('');
  // Picks up text typed before hydration.
  useEffect(() => setWritten(input.current?.value ?? ''), []);
  const write = (text: string) => {
    if (input.current) input.current.value = text;
    setWritten(text);
  };
  return (
    <div className={styles.specimen}>
      <div className={styles.writing}>
        <Field id={id} label={messages.words} isRequired={false}>
          {(facts) => (
            <TextControl
              {...facts}
              ref={input}
              look="sheet"
              type="text"
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              onInput={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          )}
        </Field>
        <div className={styles.samples}>
          {Object.values(messages.samples).map(({ name, words: sample }) => (
            <Button key={name} look="quiet" onClick={() => write(sample)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
      {faces.map((face) => (
        <Face key={face.face} facts={face} words={written.trim() || shown} level={level} />
      ))}
    </div>
  );
}

/** Undefined until a dial is moved; then the stylesheet's value applies. */
interface Turned {
  size?: number;
  width?: number;
  weight?: number;
}

function Face({
  facts,
  words,
  level,
}: {
  facts: FaceFacts;
  words: string;
  level: InnerHeadingLevel;
}): ReactNode {
  const { type: messages } = useSpecimenMessages();
  const line = useRef<HTMLParagraphElement>(null);
  const [turned, setTurned] = useState<Turned>({});
  const [rendered, setRendered] = useState(facts.sizes.least);
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    const { size, width, weight } = turned;
    current.style.fontSize = size === undefined ? '' : `${size / 16}rem`;
    current.style.fontStretch = width === undefined ? '' : `${width}%`;
    current.style.fontWeight = weight === undefined ? '' : String(weight);
  }, [turned]);
  // Deferred, because reading its size forces a layout of the whole page.
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    const read = () => setRendered(Math.round(Number.parseFloat(getComputedStyle(current).fontSize)));
    const sized = new ResizeObserver(read);
    sized.observe(current);
    return () => sized.disconnect();
  }, []);
  const { face, name, use, sizes, widths, weights, usual } = facts;
  const Name = `h${level}` as const;
  const pixels = (value: number) => fillIn(messages.pixels, { value });
  const percent = (value: number) => fillIn(messages.percent, { value });
  const fixed = [
    isFixed(widths) && fillIn(messages.fixed, { name: messages.width, value: percent(widths.least) }),
    isFixed(weights) && fillIn(messages.fixed, { name: messages.weight, value: weights.least }),
  ].filter(Boolean);
  return (
    <section className={styles.face}>
      <p ref={line} className={styles.line} data-face={face}>
        {words}
      </p>
      <div className={styles.facts}>
        <Name className={styles.name}>{name}</Name>
        <p className={styles.use}>{[`${use}.`, ...fixed].join(' ')}</p>
      </div>
      <div className={styles.dials}>
        <Dial
          label={messages.size}
          words={pixels}
          value={Math.min(sizes.most, Math.max(sizes.least, turned.size ?? rendered))}
          range={sizes}
          onValue={(size) => setTurned({ ...turned, size })}
        />
        {!isFixed(widths) && (
          <Dial
            label={messages.width}
            words={percent}
            value={turned.width ?? usual.width}
            range={widths}
            onValue={(width) => setTurned({ ...turned, width })}
          />
        )}
        {!isFixed(weights) && (
          <Dial
            label={messages.weight}
            words={String}
            value={turned.weight ?? usual.weight}
            range={weights}
            onValue={(weight) => setTurned({ ...turned, weight })}
          />
        )}
      </div>
    </section>
  );
}

function isFixed({ least, most }: { least: number; most: number }): boolean {
  return least === most;
}
