import type { ReactNode } from 'react';
import { fillInCount } from '#i18n/messages.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './register.module.css';
import german from './register-messages.de.json' with { type: 'json' };
import english from './register-messages.en.json' with { type: 'json' };
import type { Register as Groups } from './system-facts.ts';

const useRegisterMessages = messagesHook<typeof german>({ de: german, en: english });

type Part = Groups[number]['parts'][number];

/** All parts of the system with description, usage and pages; collapsed below the index. */
export function Register({ register }: { register: Groups }): ReactNode {
  const messages = useRegisterMessages();
  if (register.length === 0) return null;
  return (
    <Disclosure look="entry" className={styles.register} summary={messages.summary}>
      {register.map(({ group, parts }) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.title}>{messages.groups[group]}</h3>
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

function Row({ part: { name, href, text, uses, usedOn } }: { part: Part }): ReactNode {
  const messages = useRegisterMessages();
  const locale = useLocale();
  const others = (uses ?? 0) - usedOn.length;
  return (
    <li className={styles.part} data-status={uses === 0 ? 'ready' : undefined}>
      <b>{href === undefined ? name : <a href={href}>{name}</a>}</b>
      {text && <p className={styles.text}>{text}</p>}
      {uses !== undefined && <p>{uses === 0 ? messages.ready : fillInCount(messages.used, uses, locale)}</p>}
      {usedOn.length > 0 && (
        <ul className={styles.places}>
          {usedOn.map((place) => (
            <li key={place.href ?? place.title}>
              {place.href === undefined ? place.title : <a href={place.href}>{place.title}</a>}
            </li>
          ))}
          {others > 0 && <li>{fillInCount(messages.others, others, locale)}</li>}
        </ul>
      )}
    </li>
  );
}
