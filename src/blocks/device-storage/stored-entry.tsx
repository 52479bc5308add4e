import type { ReactNode } from 'react';
import type { StoredThing } from './device-record.ts';
import styles from './device-storage.module.css';
import { useDeviceStorageMessages } from './device-storage-messages.ts';

/** One item: name, place, purpose, duration; with script also whether this device has it. */
export function StoredEntry({ thing }: { thing: StoredThing }): ReactNode {
  const messages = useDeviceStorageMessages();
  const { name, place, parts } = thing;
  return (
    <li className={styles.entry} data-island="stored" data-name={name} data-place={place} data-parts={parts}>
      <code className={styles.name}>{name}</code>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.place}</dt>
          <dd>{messages.places[place]}</dd>
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
      <div className={styles.here} data-forget={messages.forget}>
        <p tabIndex={-1} data-stored={messages.stored} data-nothing={messages.nothing} />
      </div>
    </li>
  );
}
