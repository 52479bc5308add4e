'use client';
import { useDocumentForm } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { completedAddress, type LinkKind, storedOf, typedPart } from '#content/graph/links/link-kinds.ts';
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

/** A typed target: URL, e-mail address, phone number or anchor, with existing anchors as suggestions. */
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
  // External changes, such as a loaded version, replace the input; what was just typed keeps its formatting.
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

/** The anchors in the current form, including unsaved blocks. */
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
