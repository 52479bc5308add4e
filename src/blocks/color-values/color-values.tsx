import { type ReactNode, useState } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillIn } from '#i18n/messages.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { ruleAt } from '#ui/rule-link/rule-at.ts';
import { RuleLink, RuleLinks } from '#ui/rule-link/rule-link.tsx';
import styles from './color-values.module.css';
import { useColorValuesMessages } from './color-values-messages.ts';

const files = [
  { name: 'tokens.ase', use: 'adobe' },
  { name: 'tokens.gpl', use: 'gimp' },
  { name: 'tokens.css', use: 'css' },
  { name: 'tokens.json', use: 'json' },
] as const;

interface Copied {
  color: string;
  notation: string;
  value: string;
  /** False where the browser forbids it: without TLS, in frames, or by policy. */
  succeeded: boolean;
}

export function ColorValues({ block, headingLevel }: BlockViewProps<'color-values'>): ReactNode {
  const messages = useColorValuesMessages();
  const [copied, setCopied] = useState<Copied>();
  const Name = `h${highestInside(block.title, headingLevel)}` as const;
  const copy = async (wanted: Omit<Copied, 'succeeded'>) => {
    // Clears the status first, so that a repeated copy is announced again.
    setCopied(undefined);
    try {
      await navigator.clipboard.writeText(wanted.value);
      setCopied({ ...wanted, succeeded: true });
    } catch {
      setCopied({ ...wanted, succeeded: false });
    }
  };
  return (
    <div className={styles.block}>
      {block.title && (
        <Heading level={headingLevel} size="small">
          {block.title}
        </Heading>
      )}
      <RuleLinks addressed={block.colors.colors.some(({ addressed }) => addressed)}>
        <ul className={styles.colors}>
          {block.colors.colors.map(({ color, name, use, share, addressed, notations }) => (
            <li key={color} className={styles.color} {...ruleAt(`color-${color}`, addressed)}>
              <div className={styles.swatch} data-color={color} />
              <div className={styles.head}>
                <Name className={styles.name}>{name}</Name>{' '}
                {addressed && <RuleLink rule={`color-${color}`} name={name} />}
              </div>
              <p className={styles.use}>
                {use}
                {share !== undefined && <span>{fillIn(messages.share, { share })}</span>}
              </p>
              <dl className={styles.values}>
                {notations.map(({ notation, value, given }) => {
                  const isCopied =
                    copied?.succeeded && copied.color === color && copied.notation === notation;
                  const label =
                    notation === 'spot' || notation === 'paint' || notation === 'yarn'
                      ? messages[notation]
                      : notation.toUpperCase();
                  return (
                    <div key={notation} className={styles.row}>
                      <dt>
                        {label}
                        <span className={styles.origin}>
                          {notation === 'hex' ? messages.source : given ? messages.given : messages.derived}
                        </span>
                      </dt>
                      <dd>
                        <code>{value}</code>
                        <BareButton
                          className={styles.copy}
                          aria-label={fillIn(messages.copyValue, { notation: label, name, value })}
                          onClick={() => void copy({ color, notation, value })}
                        >
                          <Icon name={isCopied ? 'check' : 'copy'} />
                        </BareButton>
                      </dd>
                    </div>
                  );
                })}
              </dl>
              {copied?.succeeded === false && copied.color === color && (
                <p className={styles.failed}>{messages.failed}</p>
              )}
            </li>
          ))}
        </ul>
      </RuleLinks>
      <p className="visually-hidden" role="status">
        {copied && (copied.succeeded ? fillIn(messages.copied, { value: copied.value }) : messages.failed)}
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
