import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import { fillIn } from '#i18n/messages.ts';
import { plainSigns } from '#typed/text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextControl } from '#ui/field/control.tsx';
import { Field } from '#ui/field/field.tsx';
import { useLocale } from '#ui/page-context.tsx';
import type { DrawnFiles, FoundFile } from './find-logo.ts';
import styles from './logo-finder.module.css';
import { useLogoFinderMessages } from './logo-finder-messages.ts';

function useHeightWords({ least, most, mostWebp, formats }: DrawnFiles): { range: string; problem: string } {
  const messages = useLogoFinderMessages();
  const locale = useLocale();
  const bounds = { least: formatNumber(least, locale), most: formatNumber(most, locale) };
  const range = fillIn(messages.heightRange, bounds);
  const hasWebp = formats.includes('webp') && most > mostWebp;
  return {
    range: hasWebp
      ? `${range} ${fillIn(messages.heightWebp, { most: formatNumber(mostWebp, locale) })}`
      : range,
    problem: fillIn(messages.heightProblem, bounds),
  };
}

export function HeightField({
  drawn,
  nameOf,
}: {
  drawn: DrawnFiles;
  nameOf: (file: FoundFile) => string;
}): ReactNode {
  const messages = useLogoFinderMessages();
  const words = useHeightWords(drawn);
  const id = useId();
  const [typed, setTyped] = useState('');
  const { address, formats, least, most, mostWebp } = drawn;
  // Accepts grouped digits as in the hint: 2.048 or 2,048.
  const digits = plainSigns(typed).replace(/^(\d{1,2})[.,\s'’](\d{3})$/, '$1$2');
  const height = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  const isFit = height >= least && height <= most;
  const problem = typed.trim() !== '' && !isFit ? words.problem : undefined;
  const given = isFit ? formats.filter((format) => format !== 'webp' || height <= mostWebp) : [];
  return (
    <div className={styles.height}>
      <Field
        id={id}
        label={messages.height}
        isRequired={false}
        hints={{ range: words.range }}
        problem={problem}
      >
        {(facts) => (
          <TextControl
            {...facts}
            look="compact"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {given.length > 0 && (
        <p className={styles.others}>
          {given.map((format) => {
            const href = `${address}.${format}?height=${height}`;
            return (
              <a key={format} href={href} download>
                {nameOf({ format, height, href })}
              </a>
            );
          })}
        </p>
      )}
    </div>
  );
}

/** The same without script; the form leads to the PNG. */
export function HeightForm({ drawn, label }: { drawn: DrawnFiles; label: string }): ReactNode {
  const messages = useLogoFinderMessages();
  const words = useHeightWords({ ...drawn, formats: ['png'] });
  const id = useId();
  return (
    <form className={styles.heightForm} action={`${drawn.address}.png`} method="get">
      <label htmlFor={id}>
        {label}, {messages.height}. {words.range}
      </label>
      <TextControl
        look="compact"
        id={id}
        type="number"
        name="height"
        required
        min={drawn.least}
        max={drawn.most}
      />
      <Button look="quiet" type="submit">
        {messages.heightGet}
      </Button>
    </form>
  );
}
