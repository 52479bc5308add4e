import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillIn } from '#i18n/messages.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import { CopyStatus } from '#ui/copy-status.tsx';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import styles from './color-values.module.css';
import german from './color-values-messages.de.json' with { type: 'json' };
import english from './color-values-messages.en.json' with { type: 'json' };

const useColorValuesMessages = messagesHook<typeof german>({ de: german, en: english });

const files = [
  { name: 'tokens.ase', use: 'adobe' },
  { name: 'tokens.gpl', use: 'gimp' },
  { name: 'tokens.css', use: 'css' },
  { name: 'tokens.json', use: 'json' },
] as const;

export function ColorValues({ block, headingLevel }: BlockViewProps<'color-values'>): ReactNode {
  const messages = useColorValuesMessages();
  const Name = `h${highestInside(block.title, headingLevel)}` as const;
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
                          data-copy={value}
                        >
                          <Icon name="copy" />
                          <Icon name="check" />
                        </BareButton>
                      </dd>
                    </div>
                  );
                })}
              </dl>
              <CopyStatus
                of="value"
                success={messages.copied}
                failure={messages.failed}
                className={styles.failed}
              />
            </li>
          ))}
        </ul>
      </RuleLinks>
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
