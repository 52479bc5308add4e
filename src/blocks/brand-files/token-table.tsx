import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fillInCount } from '#i18n/messages.ts';
import { plainLetters } from '#typed/letters.ts';
import { TextControl } from '#ui/field/control.tsx';
import { Field } from '#ui/field/field.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { useBrandFilesMessages } from './brand-files-messages.ts';
import type { TokenGroup } from './files-source.ts';
import styles from './token-table.module.css';

/** All tokens with values; a click selects a value, and the input filters the list. */
export function TokenTable({ groups }: { groups: readonly TokenGroup[] }): ReactNode {
  const messages = useBrandFilesMessages();
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // Picks up text typed before hydration.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const wanted = plainLetters(query).trim();
  const isMeant = (text: string) => plainLetters(text).includes(wanted);
  const names: Readonly<Record<string, string>> = messages.groups;
  const shown = groups.map(({ group, tokens }) => ({
    group,
    tokens: tokens.map((token) => ({
      ...token,
      isHidden: !isMeant(`--${token.name} ${token.value} ${names[group] ?? ''}`),
    })),
  }));
  const all = groups.flatMap(({ tokens }) => tokens).length;
  const count = shown.flatMap(({ tokens }) => tokens.filter(({ isHidden }) => !isHidden)).length;
  return (
    <div className={styles.tokens}>
      <search className={styles.search}>
        <Field id={id} label={messages.find} isRequired={false}>
          {(facts) => (
            <TextControl
              {...facts}
              ref={input}
              look="sheet"
              type="search"
              autoComplete="off"
              spellCheck={false}
              onInput={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          )}
        </Field>
        <p role="status">
          {count === 0 ? messages.nothing : fillInCount(messages.found, count, locale, { all })}
        </p>
      </search>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{messages.token}</th>
            <th scope="col">{messages.value}</th>
          </tr>
        </thead>
        {shown.map(({ group, tokens }) => (
          <tbody key={group} hidden={tokens.every(({ isHidden }) => isHidden)}>
            <tr className={styles.group}>
              <th colSpan={2} scope="rowgroup">
                {names[group] ?? group}
              </th>
            </tr>
            {tokens.map(({ name, value, isHidden }) => (
              <tr key={name} id={`token-${name}`} hidden={isHidden}>
                <th scope="row">
                  {group === 'color' && <span className={styles.swatch} data-color={name} />}
                  <code>--{name}</code>
                </th>
                <td>
                  <code>{value}</code>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
