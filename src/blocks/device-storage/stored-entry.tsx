import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillIn } from '#i18n/messages.ts';
import { BareButton } from '#ui/button/bare-button.tsx';
import type { StoredThing } from './device-record.ts';
import styles from './device-storage.module.css';
import { useDeviceStorageMessages } from './device-storage-messages.ts';
import { type StoredHere, storedHere } from './stored-here.ts';

/** One item: name, place, purpose, duration; with script also whether this device has it. */
export function StoredEntry({ thing }: { thing: StoredThing }): ReactNode {
  const messages = useDeviceStorageMessages();
  const [here, setHere] = useState<StoredHere[]>();
  const place = useRef<HTMLParagraphElement>(null);
  // Updates whenever the page is shown and when another tab changes storage.
  useEffect(() => {
    const look = () => setHere(storedHere(thing));
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [thing]);
  const forget = (one: StoredHere) => {
    one.forget();
    setHere(storedHere(thing));
    place.current?.focus({ preventScroll: true });
  };
  return (
    <li className={styles.entry}>
      <code className={styles.name}>{thing.name}</code>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.place}</dt>
          <dd>{messages.places[thing.place]}</dd>
        </div>
        <div>
          <dt>{messages.feature}</dt>
          <dd>{thing.feature}</dd>
        </div>
        <div>
          <dt>{messages.purpose}</dt>
          <dd>{thing.purpose}</dd>
        </div>
        <div>
          <dt>{messages.duration}</dt>
          <dd>{thing.duration}</dd>
        </div>
      </dl>
      <div className={styles.here}>
        <p ref={place} tabIndex={-1}>
          {here && (here.length > 0 ? messages.stored : messages.nothing)}
        </p>
        {here?.map((one) => (
          <BareButton key={one.label} className={styles.forget} onClick={() => forget(one)}>
            {fillIn(messages.forget, { name: one.label })}
          </BareButton>
        ))}
      </div>
    </li>
  );
}
