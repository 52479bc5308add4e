import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { fillIn } from '#i18n/messages.ts';
import { Icon } from '../icon.tsx';
import styles from './rule-link.module.css';
import { useRuleLinkMessages } from './rule-link-messages.ts';
import { useClipboard } from './use-clipboard.ts';

interface RuleLinksState {
  copied: string | undefined;
  copy(address: string): Promise<void>;
}

const RuleLinksContext = createContext<RuleLinksState | undefined>(undefined);

/**
 * Context for `RuleLink`, with one status message for all of them.
 *
 * @param props.addressed whether rules have anchors here; false on repeats of the same rules
 */
export function RuleLinks({ addressed, children }: { addressed: boolean; children: ReactNode }): ReactNode {
  const messages = useRuleLinkMessages();
  const [copied, copy] = useClipboard();
  if (!addressed) return children;
  return (
    <RuleLinksContext value={{ copied: copied?.succeeded ? copied.value : undefined, copy }}>
      {children}
      <p className={copied?.succeeded === false ? styles.failed : 'visually-hidden'} role="status">
        {copied && (copied.succeeded ? messages.copied : messages.failed)}
      </p>
    </RuleLinksContext>
  );
}

/** A permalink to a rule, which copies its URL when clicked. Needs `RuleLinks` around it. */
export function RuleLink({ rule, name }: { rule: string; name: string }): ReactNode {
  const messages = useRuleLinkMessages();
  const links = useContext(RuleLinksContext);
  if (!links) return null;
  const anchor = ruleAnchor(rule);
  const follow = async ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    await links.copy(addressOf(anchor));
    // The browser moves the focus to the rule; keep it on the link.
    currentTarget.focus({ preventScroll: true });
  };
  return (
    <a
      className={styles.link}
      href={`#${anchor}`}
      aria-label={fillIn(messages.link, { rule: name })}
      onClick={(event) => void follow(event)}
    >
      {links.copied?.endsWith(`#${anchor}`) ? <Icon name="check" /> : <span aria-hidden="true">#</span>}
    </a>
  );
}

/** Without the query, which may contain a preview token. */
function addressOf(anchor: string): string {
  return `${location.origin}${location.pathname}#${anchor}`;
}
