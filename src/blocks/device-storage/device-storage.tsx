import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillInCount } from '#i18n/messages.ts';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import type { StoredThing } from './device-record.ts';
import styles from './device-storage.module.css';
import { useDeviceStorageMessages } from './device-storage-messages.ts';

/** All items stored on the device, each with a delete button, and all recipients of third-party content. */
export function DeviceStorage({ block, headingLevel }: BlockViewProps<'device-storage'>): ReactNode {
  const messages = useDeviceStorageMessages();
  const locale = useLocale();
  const { stored, forms, recipients } = block.record;
  const Inner = `h${highestInside(block.title, headingLevel)}` as const;
  return (
    <div className={styles.storage}>
      {block.title && (
        <Heading level={headingLevel} size="small" className={styles.title}>
          {block.title}
        </Heading>
      )}
      <ul className={styles.list}>
        {stored.map((thing) => (
          <StoredEntry key={thing.name} thing={thing} />
        ))}
      </ul>
      {forms.length > 0 && (
        <div className={styles.others}>
          <Inner className={styles.inner}>{messages.forms}</Inner>
          <ul>
            {forms.map(({ form, days }) => (
              <li key={form}>{fillInCount(messages.keptForm, days, locale, { form })}</li>
            ))}
          </ul>
        </div>
      )}
      {recipients.length > 0 && (
        <div className={styles.others}>
          <Inner className={styles.inner}>{messages.recipients}</Inner>
          <ul>
            {recipients.map(({ name, recipient, privacyPolicy }) => (
              <li key={name}>
                {name}: {recipient}, <a href={privacyPolicy}>{messages.policy}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** One item: name, place, purpose, duration; with script also whether this device has it. */
function StoredEntry({ thing }: { thing: StoredThing }): ReactNode {
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
