import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { fillIn } from '#i18n/messages.ts';
import { Icon } from '../icon.tsx';
import styles from './rule-link.module.css';
import { useRuleLinkMessages } from './rule-link-messages.ts';
import { useClipboard } from './use-clipboard.ts';

interface RuleLinksState {
  /** The address that is on the clipboard. */
  copied: string | undefined;
  copy(address: string): Promise<void>;
}

const RuleLinksContext = createContext<RuleLinksState | undefined>(undefined);

/**
 * Where rules stand: says once for all of them that an address was copied.
 *
 * @param props.addressed whether they have addresses here, or only on the first of several places that show them
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

/**
 * The address of a rule, for whoever cites it: a link to where it stands, which copies itself when it is followed. It lies
 * in `RuleLinks`.
 */
export function RuleLink({ rule, name }: { rule: string; name: string }): ReactNode {
  const messages = useRuleLinkMessages();
  const links = useContext(RuleLinksContext);
  if (!links) return null;
  const anchor = ruleAnchor(rule);
  const follow = async ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    await links.copy(addressOf(anchor));
    // The browser takes the focus along to the rule; whoever copies one goes on from here.
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

/** Without the query, which may let others into a draft. */
function addressOf(anchor: string): string {
  return `${location.origin}${location.pathname}#${anchor}`;
}
