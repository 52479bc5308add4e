import type { ReactNode } from 'react';
import { fillInCount } from '#i18n/messages.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { useLocale } from '#ui/page-context.tsx';
import { useFeatureIndexMessages } from './feature-index-messages.ts';
import styles from './register.module.css';
import type { Register as Groups } from './system-facts.ts';

type Part = Groups[number]['parts'][number];

/** Every part of the system, whether it is in use, and on which pages; folded away below the index. */
export function Register({ groups, level }: { groups: Groups; level: InnerHeadingLevel }): ReactNode {
  const messages = useFeatureIndexMessages();
  const Name = `h${level}` as const;
  return (
    <Disclosure look="entry" className={styles.register} summary={messages.register}>
      {groups.map(({ group, parts }) => (
        <section key={group} className={styles.group}>
          <Name className={styles.title}>{messages.groups[group]}</Name>
          <ul>
            {parts.map((part) => (
              <Row key={part.name} part={part} />
            ))}
          </ul>
        </section>
      ))}
    </Disclosure>
  );
}

function Row({ part: { name, href, uses, usedOn } }: { part: Part }): ReactNode {
  const messages = useFeatureIndexMessages();
  const locale = useLocale();
  const others = (uses ?? 0) - usedOn.length;
  return (
    <li className={styles.part} data-status={uses === 0 ? 'ready' : undefined}>
      <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
      {uses !== undefined && <p>{uses === 0 ? messages.ready : fillInCount(messages.used, uses, locale)}</p>}
      {usedOn.length > 0 && (
        <ul className={styles.places}>
          {usedOn.map((place) => (
            <li key={place.href}>
              <a href={place.href}>{place.title}</a>
            </li>
          ))}
          {others > 0 && <li>{fillInCount(messages.others, others, locale)}</li>}
        </ul>
      )}
    </li>
  );
}
