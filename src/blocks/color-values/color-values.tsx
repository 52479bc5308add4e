import { type ReactNode, useState } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillIn } from '#i18n/messages.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './color-values.module.css';
import { useColorValuesMessages } from './color-values-messages.ts';

const files = [
  { name: 'tokens.ase', use: 'adobe' },
  { name: 'tokens.gpl', use: 'gimp' },
  { name: 'tokens.css', use: 'css' },
  { name: 'tokens.json', use: 'json' },
] as const;

/** Each colour with its values: by a click or a key any of them is on the clipboard. */
export function ColorValues({ block, headingLevel }: BlockViewProps<'color-values'>): ReactNode {
  const messages = useColorValuesMessages();
  const [told, setTold] = useState('');
  const Name = `h${highestInside(block.title, headingLevel)}` as const;
  const copy = async (value: string) => {
    // Said anew each time, also when it is the same.
    setTold('');
    try {
      await navigator.clipboard.writeText(value);
      setTold(fillIn(messages.copied, { value }));
    } catch {
      setTold(messages.failed);
    }
  };
  return (
    <div className={styles.block}>
      {block.title && (
        <Heading level={headingLevel} size="small">
          {block.title}
        </Heading>
      )}
      <ul className={styles.colors}>
        {block.colors.colors.map(({ color, name, use, share, notations }) => (
          <li key={color} className={styles.color}>
            <div className={styles.swatch} data-color={color} />
            <Name className={styles.name}>{name}</Name>
            <p className={styles.use}>
              {use}
              {share !== undefined && <span>{fillIn(messages.share, { share })}</span>}
            </p>
            <dl className={styles.values}>
              {notations.map(({ notation, value, given }) => {
                const label =
                  notation === 'spot' || notation === 'paint' || notation === 'yarn'
                    ? messages[notation]
                    : notation.toUpperCase();
                return (
                  <div key={notation} className={styles.row}>
                    <dt>
                      {label}
                      {notation === 'cmyk' && (
                        <span className={styles.origin}>{given ? messages.given : messages.derived}</span>
                      )}
                    </dt>
                    <dd>
                      <code>{value}</code>
                      <BareButton
                        className={styles.copy}
                        aria-label={fillIn(messages.copyValue, { notation: label, name, value })}
                        onClick={() => void copy(value)}
                      >
                        {messages.copy}
                      </BareButton>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <div className={styles.files}>
        <Name className={styles.name}>{messages.files}</Name>
        <ul>
          {files.map(({ name, use }) => (
            <li key={name}>
              <a href={`/brand/${name}`} download>
                {name} <span>{messages[use]}</span> <Icon name="download" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
