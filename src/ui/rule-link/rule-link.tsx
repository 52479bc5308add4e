import { createContext, type ReactNode, useContext } from 'react';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { fillIn } from '#i18n/messages.ts';
import { CopyStatus } from '../copy-status.tsx';
import { Icon } from '../icon.tsx';
import { messagesHook } from '../messages-hook.ts';
import styles from './rule-link.module.css';
import german from './rule-link-messages.de.json' with { type: 'json' };
import english from './rule-link-messages.en.json' with { type: 'json' };

const useRuleLinkMessages = messagesHook<typeof german>({ de: german, en: english });

const Addressed = createContext(false);

/**
 * Context for `RuleLink`, with one status message for all of them.
 *
 * @param props.addressed whether rules have anchors here; false on repeats of the same rules
 */
export function RuleLinks({ addressed, children }: { addressed: boolean; children: ReactNode }): ReactNode {
  const { copied, failed } = useRuleLinkMessages();
  if (!addressed) return children;
  return (
    <Addressed value>
      {children}
      <CopyStatus of="link" success={copied} failure={failed} className={styles.failed} />
    </Addressed>
  );
}

/** A permalink to a rule, which copies its URL when clicked. Needs `RuleLinks` around it. */
export function RuleLink({ rule, name }: { rule: string; name: string }): ReactNode {
  const messages = useRuleLinkMessages();
  if (!useContext(Addressed)) return null;
  return (
    <a
      className={styles.link}
      href={`#${ruleAnchor(rule)}`}
      aria-label={fillIn(messages.link, { rule: name })}
      data-copy=""
    >
      <span aria-hidden="true">#</span>
      <Icon name="check" />
    </a>
  );
}

/** Anchor and highlight attributes of a rule's element, if rules have anchors here. */
export function ruleAt(rule: string, addressed: boolean): { id?: string; 'data-rule'?: '' } {
  return addressed ? { id: ruleAnchor(rule), 'data-rule': '' } : {};
}
