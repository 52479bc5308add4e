import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectControl } from '#ui/field/control.tsx';
import styles from './compare-form.module.css';
import { useVersionWords } from './use-version-words.ts';

export interface KnownVersion {
  version: string;
  /** Formatted date of its last publication. */
  since: string | undefined;
}

export interface Comparable {
  /** The current one first. */
  known: readonly KnownVersion[];
}

export function CompareForm({
  known,
  before,
  after,
}: Comparable & { before?: string; after?: string }): ReactNode {
  const { words, to } = useVersionWords();
  if (known.length < 2) return null;
  const options = known.map(({ version, since }, place) => {
    const told = since ? fillIn(words.isSince, { version, since }) : version;
    return { value: version, label: place === 0 ? fillIn(words.isNow, { version }) : told };
  });
  const other = known.find(({ version }) => version !== (before ?? known[1]?.version));
  const chosen = { before: before ?? known[1]?.version, after: after ?? other?.version };
  return (
    <form className={styles.choice} action={to('')} method="get">
      <fieldset>
        <legend>{words.choose}</legend>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <label htmlFor={`compare-${side}`}>{words[side]}</label>
            <SelectControl
              look="sheet"
              id={`compare-${side}`}
              name={side}
              required
              options={options}
              defaultValue={chosen[side]}
            />
          </div>
        ))}
        <Button look="quiet" type="submit">
          {words.doCompare}
        </Button>
      </fieldset>
    </form>
  );
}
