'use client';
import { useDocumentForm } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { completedAddress, type LinkKind, storedOf, typedPart } from './link-kinds.ts';
import styles from './link-target.module.css';

interface TypedTargetProps {
  id: string;
  kind: LinkKind;
  stored: string;
  isLocked: boolean;
  describedBy: string;
  onChange: (stored: string) => void;
}

const types: Partial<Record<LinkKind, 'email' | 'tel'>> = { mail: 'email', telephone: 'tel' };

/** A target that is typed: an address, a mailbox, a number, a place on the page, of which those that there are get offered. */
export function TypedTarget({
  id,
  kind,
  stored,
  isLocked,
  describedBy,
  onChange,
}: TypedTargetProps): ReactNode {
  const [typed, setTyped] = useState(typedPart(kind, stored));
  const anchors = useId();
  // What comes from elsewhere, such as the stored version, takes its place; what was just typed is kept as it is written.
  useEffect(() => {
    setTyped((now) => (storedOf(kind, now) === stored ? now : typedPart(kind, stored)));
  }, [kind, stored]);
  return (
    <>
      <input
        id={id}
        className={styles.typed}
        type={types[kind] ?? 'text'}
        value={typed}
        disabled={isLocked}
        aria-describedby={describedBy}
        list={kind === 'place' ? anchors : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(storedOf(kind, target.value));
        }}
        onBlur={() => {
          if (kind !== 'address' || completedAddress(typed) === typed) return;
          setTyped(completedAddress(typed));
          onChange(completedAddress(typed));
        }}
      />
      {kind === 'place' && <KnownAnchors id={anchors} />}
    </>
  );
}

/** The anchors in the document's form as it is now, also of blocks that nobody has saved. */
function KnownAnchors({ id }: { id: string }): ReactNode {
  const { fields } = useDocumentForm();
  const known = Object.entries(fields ?? {}).flatMap(([path, { value }]) =>
    path.endsWith('.anchor') && typeof value === 'string' && value !== '' ? [value] : [],
  );
  return (
    <datalist id={id}>
      {known.map((anchor) => (
        <option key={anchor} value={anchor} />
      ))}
    </datalist>
  );
}
